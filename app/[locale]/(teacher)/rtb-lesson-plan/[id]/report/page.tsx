import { planReportPage } from "../../../_plans/report-page";

const { Page, generateMetadata } = planReportPage("rtb");

export { generateMetadata };
export default Page;
