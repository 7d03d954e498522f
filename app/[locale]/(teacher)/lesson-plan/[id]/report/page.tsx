import { planReportPage } from "../../../_plans/report-page";

const { Page, generateMetadata } = planReportPage("reb");

export { generateMetadata };
export default Page;
