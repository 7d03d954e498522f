import { planNotFoundPage } from "../../_plans/not-found-page";

export default planNotFoundPage("rtb");
