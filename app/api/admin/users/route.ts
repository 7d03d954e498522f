import { userPage } from "@/app/api/_answers/users";
import { noteReading } from "@/lib/administration/reading/service";
import { listUsers } from "@/lib/administration/queries";
import { userFilters } from "@/lib/administration/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listUsers", admin: true, query: userFilters, answer: userPage },
  async (actor, { query }) => {
    await noteReading(actor, "users");
    const { items: users, ...page } = await listUsers(actor, query);
    return { users, ...page };
  },
);
