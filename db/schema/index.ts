export * from "./accounts";
export * from "./activity";
export * from "./curriculum";
export * from "./headers";
export * from "./notifications";
export * from "./plans";
export * from "./referrals";
export * from "./subscriptions";
