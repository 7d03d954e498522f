import { scarceThings } from "./wish-words";
import { wholeWordsOf, inAnyLanguage, listOf, type Spoken } from "./spoken";
import { searchable } from "./wording";

/** Materials that lessons are often taught with, and the words that go with them. */
const materials: Spoken = {
  en: listOf(
    "bottles? tops? bottle_tops? sticks? stones? pebbles? sand soil clay water ice salt sugar soap ash charcoal oil milk flour " +
      "vinegar lemons? oranges? cabbages? potato(?:es)? tomato(?:es)? beans? maize rice seeds? leaves leaf flowers? plants? " +
      "fruits? eggs? bananas? fibres? cobs? paper newspapers? cardboard cartons? cards? flash_?cards? pictures? posters? " +
      "pens? pencils? chalk chalkboards? blackboards? slates? notebooks? strings? threads? nails? tins? cups? buckets? basins? " +
      "jerrycans? candles? matches mirrors? lenses lens sieves? funnels? filters? spoons? plates? straws? balloons? clocks? " +
      "objects? " +
      "coins? notes? money games? puzzles? dice counters? abacus(?:es)? blocks? models? songs? videos? internet electricity " +
      "tyres? bicycles? wood metal plastic glass cloth iron copper",
  ),
  fr: listOf(
    "bouteilles? bouchons? batons? cailloux sable argile eau sel sucre savon cendres? charbon huile lait farine vinaigre citrons? " +
      "choux? haricots? mais riz graines? feuilles? fleurs? plantes? fruits? papiers? journaux carton cartons? images? affiches? " +
      "stylos? crayons? craies? tableaux? ardoises? cahiers? ficelles? clous? seaux? bougies? miroirs? jeux? des? " +
      "objets? cuilleres? assiettes? ballons? horloges? monnaie chansons? internet electricite bois metal plastique verre tissus?",
  ),
  rw: listOf(
    "amazi umucanga ibumba umunyu isukari isabune amavuta amata ifu ibishyimbo ibigori umuceri imbuto impapuro udukarita agakarita ibintu kandagira_ukarabe imifuniko amacupa icupa amashashi umugozi",
  ),
  sw: listOf(
    "mawe vijiti mchanga udongo maji chumvi sukari sabuni mkaa mafuta maziwa unga limau ndimu maharage mahindi mchele mbegu " +
      "majani maua matunda karatasi kadi vitu magazeti picha kalamu penseli chaki ubao daftari madaftari kamba misumari ndoo mishumaa",
  ),
};

/** What is said of things, and names none. */
const qualities: Spoken = { en: listOf("big small old new empty real local different used"), fr: [], rw: [], sw: [] };

const things = `${inAnyLanguage(scarceThings)}|${inAnyLanguage(materials)}`;
const knownWords = wholeWordsOf(`${things}|${inAnyLanguage(qualities)}`, "gu");
const knownThing = wholeWordsOf(things);

/** Whether a name has the word of something that can be brought into a lesson. */
export function namesMaterial(name: string): boolean {
  return knownThing.test(searchable(name));
}

/** The product's own words in the name of a thing: "phone" of "mugisha's phone", nothing of "mugisha". */
export function knownWordsOf(name: string): string {
  return (searchable(name).match(knownWords) ?? []).join(" ");
}

/** Whether a name is made of the product's own words and nothing else, so that it cannot be anybody's. */
export function isWhollyKnown(name: string): boolean {
  return searchable(name).replace(knownWords, "").trim() === "";
}
