import { needPhrases } from "../../../../needs/phrases";
import type { RebPhraseBank } from "../types";
import ages from "../phrases/sw/ages.json";
import arts from "../phrases/sw/arts.json";
import business from "../phrases/sw/business.json";
import common from "../phrases/sw/common.json";
import conditions from "../phrases/sw/conditions.json";
import competences from "../phrases/sw/competences.json";
import frame from "../phrases/sw/frame.json";
import general from "../phrases/sw/general.json";
import entry from "../phrases/sw/entry.json";
import ict from "../phrases/sw/ict.json";
import languages from "../phrases/sw/languages.json";
import mathematics from "../phrases/sw/mathematics.json";
import sciences from "../phrases/sw/sciences.json";
import social from "../phrases/sw/social.json";
import sport from "../phrases/sw/sport.json";

export const kiswahili: RebPhraseBank = {
  common,
  conditions,
  needs: needPhrases.sw,
  ...competences,
  ...ages,
  ...entry,
  ...frame,
  families: { languages, mathematics, sciences, social, arts, sport, ict, business, general },
};
