import { planDetailPage } from "../../_plans/detail-page";

const { Page, generateMetadata } = planDetailPage("reb");

export { generateMetadata };
export default Page;
