import { planTranslationPage } from "../../../_plans/translation-page";

const { Page, generateMetadata } = planTranslationPage("reb");

export { generateMetadata };
export default Page;
