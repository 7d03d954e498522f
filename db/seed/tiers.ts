/** The tiers of a new installation; rows that an administrator can change. Prices in whole francs. */
export const seededTiers = [
  {
    name: "Free",
    description: "For trying Isomo out",
    price: 0,
    lessonPlansPerMonth: 5,
    maxUsers: 1,
    durationDays: 365,
  },
  {
    name: "Standard",
    description: "For a teacher's everyday planning",
    price: 3_000,
    lessonPlansPerMonth: 30,
    maxUsers: 1,
    durationDays: 30,
  },
  {
    name: "Premium",
    description: "For teachers with many classes",
    price: 8_000,
    lessonPlansPerMonth: 100,
    maxUsers: 1,
    durationDays: 30,
  },
  {
    name: "School",
    description: "For a whole school",
    price: 150_000,
    lessonPlansPerMonth: 1_000,
    maxUsers: 30,
    durationDays: 365,
  },
];

/** The bundle of a new installation; a row that an administrator can change. */
export const seededBundle = { plans: 10, price: 1_500 };

/** Plans that a referral brings to each of the two in a new installation; a row that an administrator can change. */
export const seededReward = 2;
