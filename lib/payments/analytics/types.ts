/** Whole francs, and payments. */
export type Revenue = { totalRevenue: number; totalTransactions: number };

export type Period = "last1Month" | "last2Months" | "last6Months" | "last1Year" | "last10Years";
export type Summary = Record<Period, Revenue>;

/** Whole francs, and payments; days and months of Kigali. */
export type Balance = {
  totalBalance: number;
  todayRevenue: number;
  monthRevenue: number;
  totalTransactions: number;
  todayTransactions: number;
};
