import { needPhrases } from "../../../../needs/phrases";
import type { RebPhraseBank } from "../types";
import ages from "../phrases/en/ages.json";
import arts from "../phrases/en/arts.json";
import business from "../phrases/en/business.json";
import common from "../phrases/en/common.json";
import conditions from "../phrases/en/conditions.json";
import competences from "../phrases/en/competences.json";
import frame from "../phrases/en/frame.json";
import general from "../phrases/en/general.json";
import entry from "../phrases/en/entry.json";
import ict from "../phrases/en/ict.json";
import languages from "../phrases/en/languages.json";
import mathematics from "../phrases/en/mathematics.json";
import sciences from "../phrases/en/sciences.json";
import social from "../phrases/en/social.json";
import sport from "../phrases/en/sport.json";

export const english: RebPhraseBank = {
  common,
  conditions,
  needs: needPhrases.en,
  ...competences,
  ...ages,
  ...entry,
  ...frame,
  families: { languages, mathematics, sciences, social, arts, sport, ict, business, general },
};
