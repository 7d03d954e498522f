import { findNeeds } from "../../../../needs/needs";
import { searchable, sentence } from "../../../../text/wording";
import { isWishedPlace } from "../../../../text/wishes";
import type { RebRequest } from "../../schema";
import { phraseBanks } from "../banks";
import { wishedMethods } from "./methods";

/** The usual place of a lesson, in the words of any language: what a form has where nobody chose another. */
const usual = new Set([
  ...Object.values(phraseBanks).map(({ common }) => searchable(common.places.inside)),
  ...["", "class", "the classroom", "in class", "classe", "en classe", "ishuri", "darasa"],
]);

/** The request with the place that one of its wishes names, where the form has but the usual one. */
export function withWishedPlace(request: RebRequest): RebRequest {
  if (!usual.has(searchable(request.location))) return request;
  const methods = wishedMethods(request, findNeeds(request.specialNeeds).methods);
  const [place] = methods.flatMap(({ parts }) => (parts.place ? [parts.place] : []));
  return place && isWishedPlace(place) ? { ...request, location: sentence(place) } : request;
}
