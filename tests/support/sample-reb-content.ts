import type { PlanLanguage } from "@/lib/core/language";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";

const common = {
  date: "2026-01-19",
  unitNo: "4",
  lessonNo: "3 of 7",
  totalDuration: 40,
  classSize: 46,
  includeActivitiesDescription: true,
  introductionDuration: 5,
  developmentDuration: 25,
  conclusionDuration: 10,
  notesSummary: "",
  notesTexts: "",
  notesExamples: "",
  notesExercises: "",
  notesAnswers: "",
  notesVocabulary: "",
  notesDiagrams: "",
} as const;

const english: RebContent = {
  ...common,
  language: "en",
  schoolName: "GS Kigarama",
  teacherName: "Uwamahoro Claudine",
  term: "Term II",
  subject: "Mathematics",
  classLevel: "P6",
  unitTitle: "Operations on fractions",
  lessonTitle: "Adding fractions with different denominators",
  keyUnitCompetence:
    "To be able to add, subtract, multiply and divide fractions and to use them in problems of daily life.",
  specialNeeds:
    "Two learners with low vision: they sit in the front row and receive the exercise in large print.\nOne learner who learns more slowly: works with a peer tutor and starts with denominators up to 6.",
  location: "Inside the classroom",
  activitiesDescription:
    "In groups, learners fold strips of paper to find a common denominator, present what they found, and then add fractions in exercises taken from the market and the kitchen garden.",
  instructionalObjectives:
    "Using folded strips of paper and a number line, P6 learners will be able to add two fractions with different denominators, showing each step correctly in at least four of five exercises, within 40 minutes.",
  learningMaterials:
    "Strips of paper of equal length (2 per learner), rulers, coloured pencils\nNumber line 0-2 drawn on the chalkboard\nBottle tops and maize grains for learners who need to count",
  references:
    "Rwanda Education Board, Mathematics for Rwandan Schools, Pupil's Book P6, pages 71-74\nMathematics Teacher's Guide P6, unit 4\nMathematics syllabus for upper primary",
  crosscuttingIssues: "Financial education and gender, as named in the steps below where they are taken up.",
  assessmentMethods:
    "Oral questions in the introduction, observation of groups with a checklist, five written exercises, peer correction.",
  teacherNotes: "",
  introductionTeachingActivities:
    "- Greet the learners and ask: “Mukamana ate 1/4 of a cake and Ganza ate 1/4 of it. What part is eaten?”\n- Write 1/4 + 1/4 = 2/4 on the chalkboard and ask why the denominator stays.\n- Put the question of the day: what happens with 1/2 + 1/3?",
  introductionLearningActivities:
    "- Answer by raising fraction cards.\n- Explain to a neighbour why the parts must be of equal size.\n- Guess the sum 1/2 + 1/3 and note the guess.",
  introductionCrosscuttingIssues: "Communication: learners explain the rule in their own words.",
  developmentTeachingActivities:
    "Discovery (10 min)\n- Form nine groups of five or six, girls and boys together, and give each group strips and rulers.\n- Ask each group to fold one strip into halves and one into thirds, then to find folds that fit both.\n- Go round with guiding questions: “Into how many equal parts must both strips be folded?” Learners with low vision use strips with cut notches.\nPresentation (7 min)\n- Invite three groups with different ways to show their strips; write each proposal without judging it.\nExploitation of learners' findings (8 min)\n- Compare the proposals with the class; lead to 1/2 = 3/6 and 1/3 = 2/6, so 1/2 + 1/3 = 5/6.\n- Work one example together: 3/4 + 1/6 = 9/12 + 2/12 = 11/12.",
  developmentLearningActivities:
    "Discovery (10 min)\n- Fold and colour the strips; roles: reader, folder, recorder, speaker, timekeeper.\n- Find that both strips must be folded into six equal parts.\n- Record the result as a drawing and in figures.\nPresentation (7 min)\n- The speaker shows the group's strips; others ask questions and complete.\nExploitation of learners' findings (8 min)\n- Correct the guess made in the introduction.\n- Say the steps: find a common denominator, change both fractions, add the numerators, simplify.\n- Work 2/5 + 1/2 in pairs and compare with another pair.",
  developmentCrosscuttingIssues:
    "Critical thinking: learners compare several ways and give reasons.\nCooperation, interpersonal management and life skills: every member of the group has a role.\nGender: girls and boys take turns as speaker and folder.\nInclusive education: cut notches, large print and a peer tutor let all learners take part.",
  conclusionTeachingActivities:
    "- Summary: ask three learners to give one step each; write the rule on the chalkboard.\n- Assessment: give five exercises, among them “A farmer plants 1/3 of her garden with beans and 2/5 with carrots. What part is planted?”\n- Homework: find two situations at home in which fractions are added.",
  conclusionLearningActivities:
    "- Give the steps and copy the summary.\n- Do the five exercises alone, then exchange notebooks and correct with the answers on the board.\n- Note the homework.",
  conclusionCrosscuttingIssues:
    "Financial education: sharing a garden and its harvest.\nLifelong learning: learners look for fractions at home.",
};

const french: RebContent = {
  ...english,
  language: "fr",
  lessonNo: "2 sur 6",
  schoolName: "École secondaire Saint-Joseph de Kabgayi",
  teacherName: "Niyonsenga Jean-Pierre",
  term: "Trimestre II",
  subject: "Français",
  classLevel: "S2",
  unitTitle: "La protection de l’environnement",
  lessonTitle: "Exprimer la cause et la conséquence",
  keyUnitCompetence:
    "Communiquer oralement et par écrit, dans des situations simples, au sujet de la protection de l’environnement.",
  specialNeeds: "Un apprenant malentendant : placé devant, consignes données aussi par écrit et par gestes.",
  location: "En classe, puis dans la cour de l’école",
  activitiesDescription:
    "À partir d’un court texte sur l’érosion, les apprenants relèvent les mots qui disent la cause et la conséquence, puis les emploient dans un dialogue.",
  instructionalObjectives:
    "À l’aide d’un texte sur l’érosion et d’images, les apprenants de S2 seront capables d’employer « parce que », « à cause de », « donc » et « c’est pourquoi » dans au moins six phrases correctes, en 40 minutes.",
  learningMaterials:
    "Texte « Les collines de Nyamagabe » (1 pour 2 apprenants)\nImages découpées dans des journaux\nTableau noir, craies de couleur",
  references: "Programme de français, niveau ordinaire, REB\nFrançais S2, livre de l’élève, pages 48 à 51",
  crosscuttingIssues: "",
  assessmentMethods: "Questions orales, observation des groupes, production écrite de six phrases.",
  introductionTeachingActivities:
    "- Montrer deux images d’une colline, avec et sans arbres, et demander : « Que s’est-il passé ? Pourquoi ? »\n- Noter au tableau les réponses des apprenants.",
  introductionLearningActivities:
    "- Décrire les images à un voisin.\n- Proposer des raisons : la pluie, la coupe des arbres…",
  introductionCrosscuttingIssues:
    "Environnement et durabilité : les apprenants parlent de l’érosion dans leur secteur.",
  developmentTeachingActivities:
    "Découverte (10 min)\n- Former neuf groupes de cinq ; distribuer le texte et la consigne écrite.\n- Demander de souligner en vert les causes et en rouge les conséquences.\nPrésentation (7 min)\n- Inviter trois groupes à présenter leur tableau.\nExploitation (8 min)\n- Dégager avec la classe l’emploi de « parce que » + phrase, « à cause de » + nom, « donc », « c’est pourquoi ».",
  developmentLearningActivities:
    "Découverte (10 min)\n- Lire le texte, souligner et remplir un tableau à deux colonnes.\nPrésentation (7 min)\n- Le rapporteur présente ; les autres complètent et corrigent.\nExploitation (8 min)\n- Formuler la règle, puis transformer quatre phrases : « Il pleut beaucoup. La route est coupée. » → « La route est coupée à cause de la pluie. »",
  developmentCrosscuttingIssues:
    "Pensée critique : distinguer cause et conséquence.\nCoopération : chacun a un rôle dans le groupe.\nÉducation inclusive : consignes écrites et gestes pour l’apprenant malentendant.",
  conclusionTeachingActivities:
    "- Synthèse : faire rappeler la règle par trois apprenants.\n- Évaluation : écrire six phrases sur la protection de la colline de l’école.\n- Devoir : interroger un adulte sur les arbres plantés dans le village.",
  conclusionLearningActivities:
    "- Rappeler la règle et copier le résumé.\n- Écrire les six phrases, puis échanger les cahiers et corriger.",
  conclusionCrosscuttingIssues: "Apprentissage tout au long de la vie : enquête auprès d’un adulte.",
};

const kinyarwanda: RebContent = {
  ...english,
  language: "rw",
  lessonNo: "3 kuri 7",
  schoolName: "Urwunge rw’amashuri rwa Gihara",
  teacherName: "Mukandayisenga Béatrice",
  term: "Icya 2",
  subject: "Ikinyarwanda",
  classLevel: "P4",
  unitTitle: "Isuku n’isukura",
  lessonTitle: "Gusoma no gusesengura umwandiko “Isoko y’ubuzima”",
  keyUnitCompetence:
    "Gusesengura umwandiko uvuga ku isuku n’isukura, kugaragaza ingingo z’ingenzi ziwukubiyemo no kuzikoresha mu buzima bwa buri munsi.",
  specialNeeds:
    "Abanyeshuri babiri batabona neza: bicara imbere kandi bahabwa umwandiko wanditse mu nyuguti nini.\nUmunyeshuri umwe ugenda buhoro mu gusoma: asomana na mugenzi we.",
  location: "Mu ishuri",
  activitiesDescription:
    "Abanyeshuri basoma umwandiko mu matsinda, basubiza ibibazo byo kumva umwandiko, bagatanga ingero z’isuku bakorera iwabo no ku ishuri.",
  instructionalObjectives:
    "Bifashishije umwandiko n’amashusho, abanyeshuri bo mu mwaka wa kane baraba bashobora gusoma baranguruye no gusubiza nibura ibibazo bine kuri bitanu byo kumva umwandiko mu minota 40.",
  learningMaterials:
    "Igitabo cy’umunyeshuri, amashusho yerekana isuku, ikibaho n’ingwa z’amabara\nAmakarita yanditseho amagambo mashya",
  references:
    "Ikinyarwanda, igitabo cy’umunyeshuri, umwaka wa kane, urupapuro rwa 52-55\nIgitabo cy’umwarimu, umutwe wa kane",
  crosscuttingIssues: "Kubungabunga ibidukikije n’iterambere rirambye.",
  assessmentMethods: "Ibibazo byo mu magambo, kwitegereza amatsinda, umwitozo wanditse.",
  introductionTeachingActivities:
    "- Kwereka abanyeshuri amashusho abiri no kubabaza ibyo babonaho.\n- Kwandika ku kibaho ibisubizo byabo no kubahuza n’isomo rishya.",
  introductionLearningActivities:
    "- Kwitegereza amashusho no kuvuga ibyo babona.\n- Kuvuga icyo bakora buri gitondo kugira ngo bagire isuku.",
  introductionCrosscuttingIssues:
    "Gusabana mu Kinyarwanda: abanyeshuri bavuga ibyo babona bakoresheje interuro ziboneye.",
  developmentTeachingActivities:
    "Kuvumbura (iminota 10)\n- Gushyira abanyeshuri mu matsinda icyenda no kubaha umwandiko.\n- Kubasaba gusoma bucece no gushaka amagambo badasobanukiwe.\nKumurika (iminota 7)\n- Gusaba amatsinda atatu kumurika ibyo yabonye.\nKunoza ibyavuye mu matsinda (iminota 8)\n- Gufatanya n’abanyeshuri gusobanura amagambo: isoko, umwanda, indwara ziterwa n’umwanda.\n- Kubaza ibibazo bitanu byo kumva umwandiko.",
  developmentLearningActivities:
    "Kuvumbura (iminota 10)\n- Gusoma bucece, kwandika amagambo mashya no kuyashakira ibisobanuro mu itsinda.\nKumurika (iminota 7)\n- Uhagarariye itsinda amurika; abandi baruzuza kandi bakabaza.\nKunoza ibyavuye mu matsinda (iminota 8)\n- Gusoma baranguruye basimburana.\n- Gusubiza ibibazo no gukoresha amagambo mashya mu nteruro.",
  developmentCrosscuttingIssues:
    "Ubushishozi: abanyeshuri batahura ingingo z’ingenzi mu mwandiko.\nUbufatanye: buri wese agira inshingano mu itsinda.\nUburezi budaheza: inyuguti nini n’umunyeshuri ufasha mugenzi we.",
  conclusionTeachingActivities:
    "- Gusaba abanyeshuri kuvuga mu ncamake icyo umwandiko wigisha.\n- Gutanga umwitozo w’ibibazo bitanu no kuwukosora.\n- Umukoro: kubaza mu rugo uko bita ku isuku y’amazi.",
  conclusionLearningActivities:
    "- Kuvuga incamake y’umwandiko.\n- Gukora umwitozo buri wese ku giti cye, hanyuma bagakosorana.\n- Kwandika umukoro.",
  conclusionCrosscuttingIssues: "Guhora biyungura ubumenyi: abanyeshuri bakomeza gushakira amakuru mu rugo.",
};

const kiswahili: RebContent = {
  ...english,
  language: "sw",
  lessonNo: "1 kati ya 5",
  schoolName: "Shule ya Sekondari ya Rwamagana",
  teacherName: "Habimana Issa",
  term: "Muhula wa 2",
  subject: "Kiswahili",
  classLevel: "S1",
  unitTitle: "Msamiati wa sokoni",
  lessonTitle: "Kununua na kuuza bidhaa sokoni",
  keyUnitCompetence: "Kutumia msamiati wa sokoni katika mazungumzo ya kununua na kuuza bidhaa mbalimbali.",
  specialNeeds: "Mwanafunzi mmoja mwenye ulemavu wa miguu: kikundi chake kinakaa karibu na mlango.",
  location: "Ndani ya darasa",
  activitiesDescription:
    "Wanafunzi wanaigiza mazungumzo ya mnunuzi na muuzaji, wanatumia bei na vipimo, kisha wanaandika mazungumzo yao wenyewe.",
  instructionalObjectives:
    "Kwa kutumia picha na bidhaa halisi, wanafunzi wa S1 wataweza kuigiza na kuandika mazungumzo ya sokoni yenye sentensi zisizopungua nane zilizo sahihi kwa dakika 40.",
  learningMaterials: "Bidhaa halisi: ndizi, maharagwe, nyanya\nKadi za bei, picha za sokoni, ubao na chaki",
  references: "Kiswahili kwa shule za Rwanda, kidato cha kwanza, kitabu cha mwanafunzi, ukurasa wa 33-36",
  crosscuttingIssues: "",
  assessmentMethods: "Maswali ya mdomo, maigizo, zoezi la kuandika.",
  introductionTeachingActivities: "- Kuonyesha bidhaa na kuuliza majina na bei zake.\n- Kuandika majibu ubaoni.",
  introductionLearningActivities: "- Kutaja majina ya bidhaa na bei.\n- Kusimulia mara ya mwisho walipokwenda sokoni.",
  introductionCrosscuttingIssues: "Mawasiliano: wanafunzi wanazungumza kwa Kiswahili sanifu.",
  developmentTeachingActivities:
    "Ugunduzi (dakika 10)\n- Kugawa wanafunzi katika vikundi tisa na kuwapa mazungumzo ya mfano.\n- Kuwaomba wapigie mstari maneno ya kununua na kuuza.\nUwasilishaji (dakika 7)\n- Kualika vikundi vitatu kuigiza.\nUchambuzi (dakika 8)\n- Kusahihisha pamoja na darasa matumizi ya “bei gani?”, “punguza”, “chenji”.",
  developmentLearningActivities:
    "Ugunduzi (dakika 10)\n- Kusoma mazungumzo na kupiga mstari msamiati.\nUwasilishaji (dakika 7)\n- Kuigiza mnunuzi na muuzaji mbele ya darasa.\nUchambuzi (dakika 8)\n- Kutunga sentensi kwa msamiati mpya na kuzisahihisha wakiwa wawili wawili.",
  developmentCrosscuttingIssues:
    "Ubunifu: wanafunzi wanatunga mazungumzo yao.\nUshirikiano: kila mmoja ana jukumu katika kikundi.\nElimu ya fedha: kupanga bajeti ndogo ya sokoni.",
  conclusionTeachingActivities:
    "- Muhtasari: kuuliza wanafunzi watatu maneno matatu mapya kila mmoja.\n- Tathmini: kuandika mazungumzo ya sentensi nane.\n- Kazi ya nyumbani: kuorodhesha bei za bidhaa tano.",
  conclusionLearningActivities:
    "- Kutaja maneno mapya na kunakili muhtasari.\n- Kuandika mazungumzo na kubadilishana madaftari.",
  conclusionCrosscuttingIssues: "Kujifunza kwa maisha yote: wanafunzi wanachunguza bei nyumbani.",
};

/** A finished plan of about two printed pages in each language. */
export const sampleRebContent: Record<PlanLanguage, RebContent> = {
  en: english,
  fr: french,
  rw: kinyarwanda,
  sw: kiswahili,
};
