import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { starchPlan } from "@/tests/support/starch-plan";

// Calm lessons as careful teachers write them: facts, the right to be silent, whom to turn to, and nobody acts or is asked
// about herself.

const bare = { specialNeeds: "", notesTexts: "", notesExamples: "", totalDuration: 40 };
const minutes = { introductionDuration: 5, developmentDuration: 27, conclusionDuration: 8 };

const puberty: Partial<RebContent> = {
  subject: "Science and Elementary Technology",
  classLevel: "P6",
  unitTitle: "Reproduction and growth",
  keyUnitCompetence: "Describe the changes of puberty and care for one's body.",
  lessonTitle: "Body changes at puberty",
  instructionalObjectives:
    "With the chart of body changes, learners will describe four changes of puberty in girls and boys, give the cause of each, and explain how to keep clean and treat others with respect, without error in three of four.",
  learningMaterials:
    "Chart of body changes drawn on manila paper; soap, basin, clean water; a clean cloth pad and a paper pad; closed box for questions without names; slips of paper",
  references: "REB syllabus and learner’s book, Science and Elementary Technology P6",
  introductionTeachingActivities:
    "Says calmly: today's lesson is about growing up. It happens to everybody, at different ages. You may stay silent, step out, or put a question into the box without a name. Nobody laughs at anybody and nobody has to speak about himself or herself. Asks: which changes do you see between a baby, a child of ten and an adult?",
  introductionLearningActivities:
    "Name changes in height, strength and voice from the chart. Agree on the rules: we listen, we do not laugh, we may pass.",
  introductionCrosscuttingIssues: "Comprehensive sexuality education: growing up is normal.",
  developmentTeachingActivities:
    "Step 1 [10 min]: Explains with the chart that hormones from a gland in the brain start puberty, usually between 8 and 14 years. Girls: breasts grow, hips widen, menstruation begins. Boys: the voice deepens, the chest broadens, wet dreams may happen. Both: sweat, pimples, hair under the arms, feelings that change quickly.\nStep 2 [9 min]: Gives each pair six cards with one change each and asks them to sort them: girls, boys, both. Checks: menstruation – girls; deep voice – boys; pimples, sweat, hair under the arms – both.\nStep 3 [8 min]: Shows how to wash with soap, how a pad is used and changed every four to six hours, and how a cloth pad is washed and dried in the sun. Explains that menstruation is not an illness: a girl may play, cook and come to school. Reads the story of Ineza, who had her first period at school and went to the matron. A girl tells the matron when her first period begins.",
  developmentLearningActivities:
    "Step 1: Listen, copy the table with three columns.\nStep 2: Sort the cards in pairs and say why each belongs there.\nStep 3: Write three rules of hygiene and one sentence of respect: a friend who has a stain on her uniform gets a cloth and no laughter.",
  developmentCrosscuttingIssues: "Gender education: boys and girls know the facts about each other and respect them.",
  conclusionTeachingActivities:
    "Asks for one fact each: what starts puberty, what changes in both, how often a pad is changed. Answers questions from the box that are fit for all; others are answered in private. Says whom to turn to: a parent you trust, the matron, the school nurse, the health centre, the child helpline 116.",
  conclusionLearningActivities:
    "Write the answers alone. Whoever wishes puts a question into the box; learners may ask questions about their own bodies in private, to the nurse. Copy the number 116. Homework: read page 45 at home and answer questions 1 to 3.",
  conclusionCrosscuttingIssues: "Comprehensive sexuality education: whom to turn to.",
  assessmentMethods:
    "Written: 1. What starts puberty? (hormones) 2. One change in girls only (menstruation), in boys only (deep voice), in both (pimples). 3. How often is a pad changed? (every four to six hours) 4. Why does nobody laugh at a friend with a stain? (menstruation is normal; respect). 3 of 4 expected.",
  crosscuttingIssues:
    "Comprehensive sexuality education: growing up is normal.\nGender education: boys and girls know the facts about each other and respect them.\nComprehensive sexuality education: whom to turn to.",
  notesSummary:
    "Puberty: body changes that hormones start, 8–14 years. Girls: breasts, hips, menstruation. Boys: deep voice, broad chest. Both: sweat, pimples, hair, feelings. Hygiene: soap, clean water, pad changed every 4–6 hours. Help: matron, nurse, 116.",
  notesExercises:
    "1. Mutoni is 10 and Keza is 13; both have their first period. Is one of them ill?\n2. Why does sweat smell more at puberty?\n3. Why is a cloth pad dried in the sun?",
  notesAnswers:
    "1. No; puberty begins at different ages.\n2. Sweat glands under the arms begin to work; bacteria live on the sweat.\n3. The heat and light of the sun kill germs.",
};

const hiv: Partial<RebContent> = {
  subject: "Biology and Health Sciences",
  classLevel: "S2",
  unitTitle: "HIV and AIDS and other infections",
  keyUnitCompetence: "Explain how HIV is passed on and how it is prevented, and respect people who live with it.",
  lessonTitle: "HIV: transmission, prevention and living positively",
  instructionalObjectives:
    "With a table of situations, learners will tell for eight situations whether HIV can be passed on, give the reason for each, and explain three ways of prevention and why people who live with HIV are respected, without error in six of eight.",
  learningMaterials:
    "Table of eight situations on the chalkboard; drawing of a white blood cell; slips for questions without names; leaflet of the health centre",
  references: "REB syllabus and learner’s book, Biology and Health Sciences S2",
  introductionTeachingActivities:
    "Opens calmly: HIV touches many families in our country, perhaps also people in this room. We speak of facts only. Nobody is asked about his or her own health or family, nobody guesses who is ill. You may stay silent or step out. Asks: what do white blood cells do in the body?",
  introductionLearningActivities:
    "Recall from the last lesson: white blood cells fight germs. Read the rules of the day.",
  introductionCrosscuttingIssues: "Peace and values education: nobody guesses about others.",
  developmentTeachingActivities:
    "Step 1 [8 min]: Explains with the drawing: HIV is a virus that enters white blood cells and weakens the defence of the body. AIDS is the late stage without treatment. Medicine (ARVs) keeps the virus low, so that people live long and work. Imagine the virus as a key that fits the lock of the cell.\nStep 2 [11 min]: Groups of four judge eight situations: shaking hands (no), sharing a plate (no), a mosquito bite (no), a toilet seat (no), unprotected sex with an infected person (yes), a shared razor blade with fresh blood (yes), from mother to child at birth without medicine (yes), coughing (no). Asks for the reason each time: blood, sexual fluids and breast milk carry the virus; saliva, sweat and air do not.\nStep 3 [8 min]: Explains prevention: waiting, being faithful, condoms, testing, clean blades, medicine for mothers. Reads the case: Claudine, a pupil in a story, takes her medicine every day; classmates stop sitting beside her. In the case, Claudine tells her friend about her illness; the friend keeps the secret. Asks: which facts would help her classmates?",
  developmentLearningActivities:
    "Step 1: Copy the two definitions.\nStep 2: Fill in the table yes or no with the reason; compare with the board and correct.\nStep 3: Write two facts that answer the fear of Claudine's classmates: HIV is not passed on by sitting together; medicine keeps the virus low.",
  developmentCrosscuttingIssues: "Comprehensive sexuality education: facts on prevention. Inclusive education.",
  conclusionTeachingActivities:
    "Asks for the three body fluids that carry HIV and three ways of prevention. Says where help is: the school nurse, the health centre (testing is free and private), a counsellor, the helpline 114. Collects questions without names.",
  conclusionLearningActivities:
    "Answer in writing, alone. Put questions without names into the box. Homework: read the leaflet at home. Share with your family one message on prevention.",
  conclusionCrosscuttingIssues: "Comprehensive sexuality education: where testing and help are.",
  assessmentMethods:
    "Written: 1. Which body fluids carry HIV? (blood, sexual fluids, breast milk) 2. Why is HIV not passed on by a mosquito? (the virus does not live in the mosquito) 3. Two ways of prevention (clean blades, condoms) 4. What do ARVs do? (keep the virus low). 3 of 4 expected.",
  crosscuttingIssues:
    "Peace and values education: nobody guesses about others.\nComprehensive sexuality education: facts on prevention. Inclusive education.\nComprehensive sexuality education: where testing and help are.",
  notesSummary:
    "HIV: virus in white blood cells. AIDS: late stage without treatment. Passed on by blood, sexual fluids, breast milk. Not by hands, plates, mosquitoes, coughs. Prevention: wait, be faithful, condoms, testing, clean blades, medicine for mothers. ARVs keep the virus low.",
  notesExercises:
    "1. Give the difference between HIV and AIDS.\n2. A barber uses one blade for all. What is the danger and what should he do?\n3. Why may a woman with HIV have a healthy baby?",
  notesAnswers:
    "1. HIV is the virus; AIDS is the late stage of the illness.\n2. Fresh blood on the blade may carry HIV; a new or sterilised blade for each customer.\n3. Medicine keeps the virus low during pregnancy and birth.",
};

const remembrance: Partial<RebContent> = {
  subject: "Social Studies",
  classLevel: "P6",
  unitTitle: "The 1994 Genocide against the Tutsi",
  keyUnitCompetence:
    "Explain how the Genocide against the Tutsi was planned, carried out and stopped, and why it is remembered.",
  lessonTitle: "Why we commemorate the Genocide against the Tutsi",
  instructionalObjectives:
    "With a short text and a calendar, learners will name the period of commemoration, explain three reasons for it and describe two ways of showing respect for victims and survivors, with both ways right.",
  learningMaterials:
    "Text of twelve lines copied on the chalkboard; calendar of the year; picture of the Kigali Genocide Memorial",
  references: "REB syllabus and learner’s book, Social Studies P6",
  introductionTeachingActivities:
    "Opens calmly and slowly. Says: today we speak of the 1994 Genocide against the Tutsi with respect for those who died and those who survived. You may stay silent, and whoever needs to may step outside with a friend. Nobody is asked about his or her family. Asks: on which date does the commemoration week begin?",
  introductionLearningActivities:
    "Find 7 April on the calendar and the last day of the hundred days, 4 July. Sit quietly.",
  introductionCrosscuttingIssues: "Genocide studies: official name and dates.",
  developmentTeachingActivities:
    "Step 1 [10 min]: Reads the text aloud: In April 1994 a genocide that had been planned for years began. In a hundred days more than a million Tutsi were killed. The Rwanda Patriotic Army stopped the genocide in July 1994. Explains the words genocide, survivor, commemoration.\nStep 2 [9 min]: Asks pairs to find in the text three reasons for commemorating: to honour the dead, to stand by the survivors, so that it never happens again.\nStep 3 [8 min]: Explains how respect is shown: silence at the memorial, the walk to remember, clean and quiet dress, words that hurt nobody. A survivor invited by the school tells her story, with the counsellor beside her; all listen and may leave. Explains that whoever denies the genocide breaks the law. Asks: what can a class do in April?",
  developmentLearningActivities:
    "Step 1: Listen and copy the three words with their meaning.\nStep 2: Write the three reasons with the line of the text.\nStep 3: List two ways of showing respect: keep silent for a minute, lay flowers at the memorial with the school.",
  developmentCrosscuttingIssues: "Peace and values education: respect for victims and survivors.",
  conclusionTeachingActivities:
    "Sums up the three reasons. Reads once more the last line: Never again. Says whom to turn to when sadness comes: the teacher, the school counsellor, the head teacher, the health centre; the helpline 114. Closes with a moment of silence.",
  conclusionLearningActivities: "Write one reason and one way of showing respect. Stand in silence for one minute.",
  conclusionCrosscuttingIssues: "Genocide studies: never again.",
  assessmentMethods:
    "Written: 1. When does the commemoration week begin? (7 April) 2. Name two reasons for commemorating (honour the dead; stand by survivors) 3. How is respect shown at a memorial? (silence, quiet dress). 2 of 3 expected.",
  crosscuttingIssues:
    "Genocide studies: official name and dates.\nPeace and values education: respect for victims and survivors.\nGenocide studies: never again.",
  notesSummary:
    "1994 Genocide against the Tutsi: 7 April to 4 July, a hundred days, more than a million killed. Stopped by the Rwanda Patriotic Army. Kwibuka: honour the dead, stand by survivors, never again.",
  notesExercises:
    "1. How many days did the Genocide against the Tutsi last?\n2. Who stopped it?\n3. Explain why denial hurts survivors.",
  notesAnswers:
    "1. A hundred days.\n2. The Rwanda Patriotic Army.\n3. It says that what they and their families suffered did not happen.",
};

export const rightlyHeld: readonly [string, RebContent][] = (
  [
    ["puberty", puberty],
    ["HIV", hiv],
    ["remembrance", remembrance],
  ] as const
).map(([name, plan]) => [name, { ...starchPlan(), ...bare, ...minutes, ...plan }]);
