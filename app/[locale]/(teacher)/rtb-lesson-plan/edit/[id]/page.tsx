import { planEditPage } from "../../../_plans/edit-page";

const { Page, generateMetadata } = planEditPage("rtb");

export { generateMetadata };
export default Page;
