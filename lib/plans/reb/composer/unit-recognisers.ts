import { later, secondary } from "./constants";
import type { Recogniser } from "./types";

/** Words of lesson titles for units that many classes have, in the four languages. */
export const unitRecognisers: readonly Recogniser[] = [
  {
    name: "historicalSources",
    family: "social",
    bands: later,
    pattern:
      /historical sources|sources? (?:of|de l') ?histor|sources? historique|amasoko y'amateka|vyanzo vya historia/,
  },
  {
    name: "kingdoms",
    family: "social",
    bands: later,
    pattern:
      /kingdoms? of (?:east|central|buganda|kongo)|\bbuganda\b|royaumes? (?:d'|de l')afrique|royaumes? du (?:buganda|kongo)|ubwami bwo? muri afurika|ubwami bwa (?:buganda|kongo)|falme za afrika|ufalme wa (?:buganda|kongo)/,
  },
  {
    name: "scarcity",
    family: "business",
    bands: secondary,
    pattern:
      /scarcity|opportunity cost|basic economic concepts|(?:fundamental|basic) principles of economics|rarete\b|cout d'opportunite|concepts? (?:economiques? )?de base|ubuke bw'umutungo|ikiguzi cy'amahitamo|\buhaba\b|gharama ya fursa|dhana za msingi za uchumi/,
  },
  {
    name: "homeTools",
    family: "sciences",
    also: ["social"],
    bands: ["early", "primary"],
    pattern:
      /tools (?:and materials )?(?:used )?(?:at|in) (?:home|school|the)|outils? (?:de|a) la maison|ibikoresho byo (?:mu rugo|ku ishuri)|vifaa vya (?:nyumbani|shuleni)/,
  },
  {
    name: "toys",
    family: "sciences",
    also: ["arts"],
    bands: ["early", "primary"],
    pattern: /\btoys?\b|\bjouets?\b|ibikinisho|udukinisho|igikinisho|(?:vitu|vifaa) vya kuchezea/,
  },
  { name: "erosion", family: "social", also: ["sciences"], bands: later, pattern: /\berosion\b|\bisuri\b|mmomonyoko/ },
  {
    name: "diet",
    family: "sciences",
    also: ["social"],
    pattern:
      /balanced (?:diet|food|meal)|food groups|(?:alimentation|regime|repas) equilibre|groupes? d'aliments|indyo yuzuye|imirire (?:myiza|iboneye)|lishe bora|mlo kamili/,
  },
  {
    name: "hygiene",
    family: "sciences",
    also: ["social"],
    bands: ["early", "primary"],
    pattern:
      /body hygiene|personal hygiene|hygiene (?:corporelle|du corps|des mains)|wash\w* (?:our |your )?hands|hand ?washing|lavage des mains|isuku (?:yo ku|y')\s?mubiri|gukaraba|usafi wa mwili|kunawa mikono/,
  },
  {
    name: "acids",
    family: "sciences",
    bands: secondary,
    pattern: /acids? and bases?|acides? et (?:les )?bases?|asidi na besi|aside na baze|indicators? of acid/,
  },
];
