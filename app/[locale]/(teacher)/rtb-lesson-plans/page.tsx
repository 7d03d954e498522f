import { CreatedSignal } from "@/components/plans/rtb/created-signal";
import { hasLetterhead } from "@/lib/headers/letterhead/queries";
import { planListPage } from "../_plans/list-page";

const { Page, generateMetadata } = planListPage("rtb", { isHeaded: hasLetterhead, signal: <CreatedSignal /> });

export { generateMetadata };
export default Page;
