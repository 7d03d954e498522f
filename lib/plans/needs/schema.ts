import { z } from "zod";
import { needyNameAmong } from "./needy-names";

/** What a form is told of a text about needs while it is typed: the first learner who is named in it, or null. */
export const namedLearner = z.string().transform(needyNameAmong);
