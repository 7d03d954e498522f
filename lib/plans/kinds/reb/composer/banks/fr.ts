import { needPhrases } from "../../../../needs/phrases";
import type { RebPhraseBank } from "../types";
import ages from "../phrases/fr/ages.json";
import arts from "../phrases/fr/arts.json";
import business from "../phrases/fr/business.json";
import common from "../phrases/fr/common.json";
import conditions from "../phrases/fr/conditions.json";
import competences from "../phrases/fr/competences.json";
import frame from "../phrases/fr/frame.json";
import general from "../phrases/fr/general.json";
import entry from "../phrases/fr/entry.json";
import ict from "../phrases/fr/ict.json";
import languages from "../phrases/fr/languages.json";
import mathematics from "../phrases/fr/mathematics.json";
import sciences from "../phrases/fr/sciences.json";
import social from "../phrases/fr/social.json";
import sport from "../phrases/fr/sport.json";

export const french: RebPhraseBank = {
  common,
  conditions,
  needs: needPhrases.fr,
  ...competences,
  ...ages,
  ...entry,
  ...frame,
  families: { languages, mathematics, sciences, social, arts, sport, ict, business, general },
};
