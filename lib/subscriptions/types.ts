export type SubscriptionInfo = {
  lessonPlansRemaining: number;
  lessonPlansPerMonth: number;
  /** ISO moment. */
  expiryDate: string;
  tierName: string;
  active: boolean;
};

/** What can be subscribed to. Price in whole francs, duration in days. */
export type Tier = {
  id: number;
  name: string;
  description: string;
  price: number;
  lessonPlansPerMonth: number;
  maxUsers: number;
  durationDays: number;
};
