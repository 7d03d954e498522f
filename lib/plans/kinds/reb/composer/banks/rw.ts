import { needPhrases } from "../../../../needs/phrases";
import type { RebPhraseBank } from "../types";
import ages from "../phrases/rw/ages.json";
import arts from "../phrases/rw/arts.json";
import business from "../phrases/rw/business.json";
import common from "../phrases/rw/common.json";
import conditions from "../phrases/rw/conditions.json";
import competences from "../phrases/rw/competences.json";
import frame from "../phrases/rw/frame.json";
import general from "../phrases/rw/general.json";
import entry from "../phrases/rw/entry.json";
import ict from "../phrases/rw/ict.json";
import languages from "../phrases/rw/languages.json";
import mathematics from "../phrases/rw/mathematics.json";
import sciences from "../phrases/rw/sciences.json";
import social from "../phrases/rw/social.json";
import sport from "../phrases/rw/sport.json";

export const kinyarwanda: RebPhraseBank = {
  common,
  conditions,
  needs: needPhrases.rw,
  ...competences,
  ...ages,
  ...entry,
  ...frame,
  families: { languages, mathematics, sciences, social, arts, sport, ict, business, general },
};
