import { z } from "zod";
import { roleChoice, tierAssignment, userChoice, userFilters } from "@/lib/administration/schema";
import { roles } from "@/lib/core/actor";
import type { ApiCall } from "./types";

const text = z.string();
const moment = z.iso.datetime();
const users = "/api/admin/users";
const done = z.object({ success: z.boolean(), message: text });

const user = z.object({
  id: z.int(),
  email: text,
  role: z.enum(roles),
  subscriptionTier: text.nullable(),
  subscriptionStartDate: moment.nullable(),
  subscriptionExpiryDate: moment.nullable(),
  locked: z.boolean(),
  deleted: z.boolean(),
  verified: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: moment,
  lessonPlansUsedThisMonth: z.int(),
});

/** The calls that only administrators may make. */
export const administrationCalls: ApiCall[] = [
  {
    name: "listUsers",
    method: "GET",
    path: users,
    query: userFilters,
    answer: z.object({ users: z.array(user), totalPages: z.int(), currentPage: z.int(), totalItems: z.int() }),
  },
  { name: "lockUser", method: "PUT", path: `${users}/{id}/lock`, params: userChoice, answer: done },
  {
    name: "resetSecondFactor",
    method: "DELETE",
    path: `${users}/{id}/second-factor`,
    params: userChoice,
    answer: done,
  },
  { name: "deleteUser", method: "DELETE", path: `${users}/{id}`, params: userChoice, answer: done },
  { name: "exportCurriculum", method: "GET", path: "/api/admin/curriculum", answer: "csv" },
  { name: "unlockUser", method: "PUT", path: `${users}/{id}/unlock`, params: userChoice, answer: done },
  { name: "changeRole", method: "PUT", path: `${users}/{id}/role`, params: userChoice, body: roleChoice, answer: done },
  {
    name: "assignTier",
    method: "PUT",
    path: `${users}/{id}/tier`,
    params: userChoice,
    body: tierAssignment,
    answer: done.extend({ confirmation: z.enum(["confirmed", "waiting", "alone"]) }),
  },
];
