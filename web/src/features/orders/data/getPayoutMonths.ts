/** Months that can be chosen, `YYYY-MM`, the latest first: from two after today's to a year before it. */
export const getPayoutMonths = (today: string): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 15 }, (_item, index) =>
    new Date(Date.UTC(year, month + 1 - index, 1)).toISOString().slice(0, 7),
  );
};
