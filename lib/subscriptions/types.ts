export type SubscriptionInfo = {
  lessonPlansRemaining: number;
  lessonPlansPerMonth: number;
  /** ISO moment. */
  expiryDate: string;
  tierName: string;
  active: boolean;
};
