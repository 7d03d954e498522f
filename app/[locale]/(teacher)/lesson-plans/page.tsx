import { planListPage } from "../_plans/list-page";

const { Page, generateMetadata } = planListPage("reb");

export { generateMetadata };
export default Page;
