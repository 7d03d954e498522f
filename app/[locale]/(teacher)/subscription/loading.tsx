import { getLocale } from "next-intl/server";
import { Spinner } from "@/components/ui/spinner";
import { loadMessages } from "@/lib/i18n/messages";

export default async function SubscriptionLoading() {
  const { loading } = loadMessages(await getLocale()).subscriptions.page;
  return (
    <p role="status" className="text-muted-foreground flex items-center gap-3 py-12">
      <Spinner className="size-5" />
      {loading}
    </p>
  );
}
