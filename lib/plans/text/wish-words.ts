import { wholeWords, inAnyLanguage, listOf, type Spoken } from "./spoken";

// What a teacher says of the things and the groups of a lesson, in lower case and without accents. A teacher may say it in another
// language than the plan's own.

const onlyWords: Spoken = {
  en: ["only", "just"],
  fr: ["seulement", "que", "uniquement"],
  rw: ["gusa"],
  sw: ["tu", "pekee"],
};
const only = `(?:${inAnyLanguage(onlyWords)})`;
const numberWords: Spoken = {
  en: listOf("an? one two three four five six seven eight nine ten"),
  fr: listOf("une? deux trois quatre cinq sept huit neuf dix"),
  rw: [],
  sw: [],
};
const number = `(?:\\d{1,3}|${inAnyLanguage(numberWords)})`;

const people: Spoken = {
  en: listOf(
    "learners? students? pupils? child(?:ren)? boys? girls? teachers? minutes? hours? periods? lessons? classes " +
      "(?:special_)?needs? disabilit\\p{L}* problems? hands? arms? legs? fingers? eyes? ears? sight vision hearing " +
      "speech voice sign braille large help parents? father mother famil\\p{L}* home food uniforms? money fees " +
      "shoes glasses",
  ),
  fr: listOf(
    "eleves? apprenants? enfants? garcons? filles? heures? lecons? cours besoins? handicaps? problemes? signes? " +
      "mains? bras jambes? yeux oreilles? aide parents? famille lunettes",
  ),
  rw: listOf(
    "aban\\p{L}* umun\\p{L}* abahungu abakobwa iminota amasaha isaha amasomo ibibazo kibazo ubumuga amarenga " +
      "ababyeyi umuryango",
  ),
  sw: listOf(
    "wana\\p{L}* mwana\\p{L}* watoto mtoto dakika saa masomo mahitaji ulemavu tatizo matatizo ishara wazazi " +
      "familia",
  ),
};
/** What is counted in a lesson and is no thing to work with. */
export const noThing = wholeWords(people);

const having: Spoken = {
  en: [
    `(?:we|i|they|our school|the school|my school)(?: only)? (?:have|has|got)(?: only| just)? (?=${number} )`,
    `there (?:is|are)(?: only| just)? (?=${number} )`,
    `(?:only|just) (?=${number} )`,
  ],
  fr: [
    `(?:(?:nous|on|l'ecole) |j')?(?:n')?(?:avons|ai)(?: ${only})? (?=${number} )`,
    `il (?:n')?y a(?: ${only})? (?=${number} )`,
    `(?:seulement|uniquement) (?=${number} )`,
  ],
  rw: ["(?:du|tu|m)fite (?=[^,]*\\d)", "hari (?=[^,]*\\d)", "ishuri rifite (?=[^,]*\\d)"],
  sw: ["(?:tuna|nina|kuna|shule ina) (?=[^,]*\\d)"],
};
/** What joins a wish to what was said before it. */
const joinedBy = inAnyLanguage({ en: ["but", "and"], fr: ["mais"], rw: ["ariko"], sw: ["lakini"] });
/** "We have only", "dufite": what there is follows, with its number. */
export const isHaving = new RegExp(`^(?:(?:${joinedBy}|because) )?(?:${inAnyLanguage(having)})`, "u");

const lacking: Spoken = {
  en: [
    "with(?:out| no) (?:an? |any |the )?",
    "no ",
    "(?:we|i) (?:have no|do not have|don't have) (?:an? |any )?",
    "there (?:is|are) no ",
  ],
  fr: [
    "sans (?!\\p{L}+er\\b)(?:les? |la )?",
    "pas (?:de |d')",
    "(?:nous )?(?:n')?avons pas (?:de |d')",
    "il n'y a pas (?:de |d')",
  ],
  rw: ["nta (?!ku|gu|kw)", "tudafite ", "nta(?:bwo)? dufite ", "hadakoreshejwe "],
  sw: ["bila (?!ku)", "hakuna ", "hatuna "],
};
/** "Without", "nta": what there is not follows. */
export const isLacking = new RegExp(`^(?:(?:${joinedBy}) )?(?:${inAnyLanguage(lacking)})`, "u");

const using: Spoken = {
  en: [
    "(?:please )?(?:use(?: of)?|using|let (?:them|learners|us) use|make use of|work with|working with|with the help of) " +
      "(?:only |local |locally available )?",
  ],
  fr: ["(?:utilise[rz]|en utilisant|avec l'aide de|a l'aide de) (?:des? |les? |la |l')?"],
  rw: ["(?:dukoreshe|koresha|mukoreshe|gukoresha|nkoresheje|dukoresheje|hakoreshejwe|twifashishije|nifashishije) "],
  sw: ["(?:tumia|kutumia|kwa kutumia|tutumie|nikitumia|tukitumia) "],
};
const goingOn: Spoken = { en: ["but", "and"], fr: ["et"], rw: ["kandi", "na"], sw: ["na"] };
/** "Use", "en utilisant": what the lesson is taught with follows. */
export const isUsing = new RegExp(`^(?:(?:${inAnyLanguage(goingOn)}) )?(?:${inAnyLanguage(using)})`, "u");

const uses: Spoken = { en: ["(?:the )?uses? of"], fr: ["l'utilisation d"], rw: [], sw: [] };
/** "Use of articles": the name of a topic rather than a wish. */
export const namesUse = new RegExp(`^(?:${inAnyLanguage(uses)})(?!\\p{L})`, "u");

const ways: Spoken = {
  en: listOf(
    "english french kinyarwanda kiswahili swahili languages? mother_tongue words? sentences? vocabulary translations? examples? " +
      "homework noise talking shouting whispering laughing movement hurry voices? gestures? questions? answers? repetition steps?",
  ),
  fr: listOf(
    "anglais francais kinyarwanda kiswahili swahili langues? langage mots? phrases? vocabulaire traductions? exemples? devoirs? " +
      "bruit bavardages? gestes? voix questions? reponses? repetitions? etapes?",
  ),
  rw: listOf(
    "icyongereza igifaransa ikinyarwanda igiswahili ururimi indimi amagambo ijambo interuro ingero urugero umukoro " +
      "urusaku ibimenyetso ijwi ibibazo ibisubizo",
  ),
  sw: listOf(
    "kiingereza kifaransa kinyarwanda kiswahili lugha maneno neno sentensi mifano mfano kazi_ya_nyumbani kelele " +
      "ishara sauti maswali majibu hatua",
  ),
};
/** What a lesson is held in or with and is no thing to bring: a language, words, noise. */
export const isWay = wholeWords(ways);

const pairs: Spoken = {
  en: ["(?:work(?:ing)? |learners work |group work )?(?:in )pairs", "pair work"],
  fr: ["(?:travail |travailler )?(?:en|par) binomes?", "deux par deux"],
  rw: ["babiri babiri", "mu matsinda y'abantu babiri"],
  sw: ["wawili wawili", "(?:kazi )?(?:katika |ya )jozi"],
};
const groups: Spoken = {
  en: ["(?:work(?:ing)? |group work )?(?:in |with )?groups of "],
  fr: ["(?:travail )?(?:en|par) groupes de "],
  rw: ["mu matsinda y'abantu "],
  sw: ["(?:katika )?(?:vikundi|makundi) (?:ya|vya) (?:watu |wanafunzi )?"],
};
export const inPairs = new RegExp(`^(?:${inAnyLanguage(pairs)})$`);
export const inGroupsOf = new RegExp(`^(?:${inAnyLanguage(groups)})(\\d)(?: .{0,20})?$`);

const places: Spoken = {
  en: [
    "(?:outside|outdoors)(?: .+)?",
    "(?:in|on|at|under|to) (?:the |our |a |an )?(?:school |old |big |computer |science )*" +
      "(?:garden|field|pitch|playground|yard|compound|library|lab|laborator\\p{L}+|workshop|hall|kitchen|farm|trees?|veranda)" +
      "(?: .+)?",
  ],
  fr: [
    "dehors(?: .+)?",
    "(?:dans|au|a|sur|sous) (?:le |la |l'|un |une |notre )?(?:jardin|cour|terrain|bibliotheque|laboratoire|labo|salle informatique|atelier|champ|arbre|potager)(?: .+)?",
  ],
  rw: [
    "hanze(?: .+)?",
    "(?:mu|ku|munsi y'|mu nsi y') ?(?:busitani|kibuga|isomero|laboratwari|gikari|murima|igiti)(?: .+)?",
  ],
  sw: [
    "nje(?: .+)?",
    "(?:katika|kwenye|chini ya) (?:bustani|uwanja|maktaba|maabara|shamba|mti)(?: .+)?",
    "(?:bustanini|uwanjani|maktabani|maabarani|shambani)(?: .+)?",
  ],
};
/** What may stand before a place: "we go outside", "held in the garden". */
const beingThere: Spoken = {
  en: ["(?:we|it) (?:go|are|will be|is)(?: held| taught)? ", "held ", "taught "],
  fr: [],
  rw: ["hatuzaba "],
  sw: [],
};
/** A place where the lesson is held, and nothing else. */
export const isPlace = new RegExp(`^(?:${inAnyLanguage(beingThere)})?(?:${inAnyLanguage(places)})$`, "u");

/** What may end a wish: "gusa", "only", "dufite". */
const endings: Spoken = {
  en: ["please", "available", "in (?:our|the) school"],
  fr: ["a l'ecole"],
  rw: ["dufite"],
  sw: [],
};
export const closing = new RegExp(`(?:^|\\s)(?:${only}|${inAnyLanguage(endings)})$`, "u");
export const numbered = new RegExp(`^(${number}) `, "u");

/** Things that schools have too few of. */
export const scarceThings: Spoken = {
  en: listOf(
    "computers? laptops? tablets? phones? calculators? projectors? microscopes? magnifying ammeters? voltmeters? " +
      "multimeters? bulbs? lamps? batter\\p{L}+ cells? wires? magnets? thermometers? beakers? test_tubes? balances? " +
      "scales? rulers? protractors? compass\\p{L}* scissors books? textbooks? dictionar\\p{L}+ maps? globes? " +
      "charts? balls? ropes? hoops? mats? drums? radios? machines? tools? hammers? saws? drills? irons? stoves? " +
      "knives knife pots? trowels? pliers testers? hacksaws? hoes? shovels? spades? burners? cookers? crimpers? syringes? tapes? boards? benches kits? sets? sheets? cop(?:y|ies) cameras?",
  ),
  fr: listOf(
    "ordinateurs? tablettes? telephones? calculatrices? projecteurs? microscopes? amperemetres? voltmetres? " +
      "ampoules? piles? fils? aimants? thermometres? balances? regles? compas ciseaux livres? manuels? " +
      "dictionnaires? cartes? globes? ballons? cordes? machines? outils? scies? fers? marteaux? perceuses? postes? feux cuisinieres? fourneaux? houes? beches? seringues? pinces?",
  ),
  rw: listOf(
    "mudasobwa ibitabo igitabo telefone imipira umupira amakarita ikarita imashini ibikoresho amatara amabuye amasuka isuka ibitiyo amashyiga inkono",
  ),
  sw: listOf(
    "kompyuta vitabu kitabu simu mipira mpira ramani mashine cherehani vifaa balbu betri kamusi majembe jembe majiko misumeno",
  ),
};
/** Names a thing that schools have too few of. */
export const isKnownThing = wholeWords(scarceThings);

const joining: Spoken = { en: ["and", "or", "nor"], fr: ["et", "ou"], rw: ["na", "kandi"], sw: ["na", "au"] };
/** What stands between the things of a wish; Kinyarwanda writes "n'" before a vowel. */
export const between = new RegExp(`\\s*,\\s*|\\s+(?:${inAnyLanguage(joining)})\\s+|\\s+n'(?=\\p{L})`, "iu");
