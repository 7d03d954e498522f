import { planDetailPage } from "../../_plans/detail-page";

const { Page, generateMetadata } = planDetailPage("rtb");

export { generateMetadata };
export default Page;
