/** Today as `YYYY-MM-DD`, UTC: by it the API decides which rate table counts. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10);
