/** What a good model answers for a REB lesson of 40 minutes. */
export const rebParts = {
  objectives: { instructionalObjectives: "By using bottle tops, P4 learners will be able to add fractions correctly." },
  materials: { learningMaterials: "Bottle tops\nStrips of paper", references: "Learner's book of Mathematics P4" },
  introduction: {
    introductionDuration: 5,
    introductionTeachingActivities: "Asks what half of a loaf is.",
    introductionLearningActivities: "Answer: one of two equal parts.",
    introductionCrosscuttingIssues: "Communication: learners explain in their own words.",
  },
  development: {
    developmentDuration: 25,
    developmentTeachingActivities: "Discovery activity\nGives 12 bottle tops to each group.",
    developmentLearningActivities: "Discovery activity\nShare the tops into equal parts.",
    developmentCrosscuttingIssues: "Inclusive Education: large strips for a learner with low vision.",
  },
  conclusion: {
    conclusionDuration: 10,
    conclusionTeachingActivities: "Asks for 1/4 + 2/4.",
    conclusionLearningActivities: "Answer 3/4.",
    conclusionCrosscuttingIssues: "Critical thinking: learners check their answers.",
  },
  assessment: {
    assessmentMethods: "Three written sums.",
    crosscuttingIssues: "Inclusive Education: nobody is left out.",
  },
  overview: { activitiesDescription: "Learners find the rule with bottle tops." },
  notes: {
    notesSummary: "1/4 + 2/4 = 3/4",
    notesTexts: "Uwase shares a loaf with three friends.",
    notesExamples: "Example 1. 1/4 + 2/4\n- 1 + 2 = 3\n- 3/4",
    notesExercises: "1. 1/5 + 3/5",
    notesAnswers: "1. 4/5",
    notesVocabulary: "denominator: into how many parts",
  },
};
