import { wholeWords, type Spoken, listOf } from "./spoken";

// What a lesson is made of: who writes of it beside the needs of learners says how it is taught, and tells of no learner.

const words: Spoken = {
  en: [
    ...listOf(
      "lessons? exercises? homework activit(?:y|ies) groups? group_work groupwork pairs? tasks? blackboard chalkboard board dialogues? conversations? " +
        "questions? qns? quiz(?:zes)? answers? examples? pictures? videos? films? revision projects? materials? method(?:s|olog\\p{L}+)? techniques? teams? turns? " +
        "practi[cs]\\p{L}* worksheets? flash_?cards? cards? periods? shifts? break exams? assessment introduction conclusion beginning start end " +
        "middle corrections? summary notes chalk posters? competition words vocabulary mixed_ability minutes individual\\p{L}* pace",
    ),
  ],
  fr: listOf(
    "lecons? exercices? devoirs? activites? groupes? paires? binomes? taches? tableau dialogues? questions? reponses? exemples? images? videos? " +
      "revisions? projets? materiel methodes? techniques? equipes? pratiques? fiches? cartes? periodes? pause examens? evaluation introduction " +
      "conclusion debut fin milieu corrections? resume craie affiches? vocabulaire minutes individuel\\p{L}*",
  ),
  rw: listOf(
    "isomo imyitozo umwitozo umukoro igikorwa ibikorwa matsinda amatsinda itsinda ikibaho ku_kibaho ikiganiro ibisubizo ingero urugero amashusho " +
      "ifoto amafoto isubiramo umushinga imfashanyigisho uburyo amakipe inyandiko ikizamini intangiriro umusozo iminota ingwa amagambo",
  ),
  sw: listOf(
    "somo zoezi mazoezi kazi_ya_nyumbani shughuli vikundi kikundi makundi jozi ubao ubaoni mazungumzo majibu mifano mfano picha video marudio mradi " +
      "vifaa njia mbinu timu kadi kipindi mapumziko mtihani tathmini utangulizi hitimisho mwanzo mwisho dakika chaki maneno",
  ),
};
const ofLesson = wholeWords(words);

/** What is hard for somebody, or what somebody lacks: then the words tell of a learner all the same. */
const troubles: Spoken = {
  en: listOf(
    "difficult\\p{L}* problems? trouble fears? afraid scared cannot can't unable weak slow needs? support struggl\\p{L}* pains? sick ill absent lost late " +
      "tired hungry poor refus\\p{L}* cr(?:y|ies|ying) shy silent alone impair\\p{L}* disab\\p{L}* more_time anxi\\p{L}* behind never who",
  ),
  fr: listOf(
    "difficult\\p{L}* problemes? troubles? peur besoins? faibles? lente?s? malades? fatigue\\p{L}* faim pauvres? absente?s? timides? handicap\\p{L}* qui plus_de_temps seul",
  ),
  rw: listOf(
    "ingorane ikibazo ubwoba ntashobora adashobora arwaye urwaye ananiwe inzara ubukene akeneye bakeneye ubumuga atinya intege ufite afite bafite",
  ),
  sw: listOf(
    "shida tatizo matatizo ugumu hofu \\p{L}*ogopa anahitaji wanahitaji mgonjwa amechoka njaa maskini ulemavu mwenye wenye asiye\\p{L}* hawezi aibu",
  ),
};
const isTrouble = wholeWords(troubles);

const asking: Spoken = {
  en: [
    "(?:please |also |and |then |kindly )*(?:use|give|make|do|include|add|start|begin|end|finish|focus|explain|show|bring|write|read|play|sing|draw|practi[sc]e|" +
      "revise|prepare|talk|speak|teach|put|let|ask|organi[sz]e|insist|emphasi[sz]e|check|work|try|allow|connect|relate|link)",
    "(?:i|we) (?:want|would like|need|wish|prefer|plan|will|like|am going)",
    "(?:they|learners|students|pupils|everybody|everyone|all|each) (?:should|must|will|can|may|has to|have to)",
    "if possible",
    "(?:double|morning|afternoon) shift",
    "in (?:pairs?|groups?|teams?)",
  ],
  fr: [
    "(?:et |puis |aussi )*(?:utilise[rz]|donne[rz]|faire|faites|inclure|ajoute[rz]|commence[rz]|termine[rz]|insiste[rz]|explique[rz]|montre[rz]|ecri(?:re|vez)|" +
      "lire|lisez|joue[rz]|chante[rz]|dessine[rz]|revise[rz]|prepare[rz]|parle[rz]|prevoir|prevoyez|organise[rz]|verifie[rz]|travaille[rz])",
    "(?:je|nous) (?:veux|voulons|voudrais|voudrions|souhaite|souhaitons|prefere)",
    "(?:ils|elles|les eleves|les apprenants|tous|chacun) (?:doivent|doit|vont|peuvent)",
    "si possible",
    "double vacation",
    "en (?:paires?|groupes?|equipes?|binomes?)",
  ],
  rw: [
    "(?:ndashaka|ndifuza|turashaka|turifuza|nifuza)",
    "[tmdb][ua](?!ta)\\p{L}{4,}e(?= |$)",
    "buri wese a\\p{L}{2,}e(?= |$)",
    "bibaye byiza",
    "mu matsinda",
  ],
  sw: [
    "(?:nataka|ningependa|tunataka|tungependa|natamani)",
    "(?:(?:wa|tu)(?!si|na|li)\\p{L}{3,}|kila mmoja a\\p{L}{2,})e(?= |$)",
    "ikiwezekana",
    "(?:tumia|toa|fanya|andika|soma|cheza|imba|chora|eleza)(?:ni)?",
    "kwa (?:vikundi|jozi)",
  ],
};
const isAsking = new RegExp(
  `^(?:${[...asking.en, ...asking.fr, ...asking.rw, ...asking.sw].join("|")})(?!\\p{L})`,
  "u",
);

/** Whether words ask something of the lesson by how they begin, and tell of nobody's trouble. The text is searchable. */
export function isAskedOfLesson(words: string): boolean {
  return isAsking.test(words) && !isTrouble.test(words);
}

/**
 * Whether words are about how a lesson is taught or what is asked of it, by what they name or by how they begin, rather than about
 * what a learner has or lacks. The text is searchable.
 */
export function isOfLesson(words: string): boolean {
  return (isAsking.test(words) || ofLesson.test(words)) && !isTrouble.test(words);
}
