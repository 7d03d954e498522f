import { planEditPage } from "../../../_plans/edit-page";

const { Page, generateMetadata } = planEditPage("reb");

export { generateMetadata };
export default Page;
