import { planTranslationPage } from "../../../_plans/translation-page";

const { Page, generateMetadata } = planTranslationPage("rtb");

export { generateMetadata };
export default Page;
