/** Runs a scheduled function of this stack for a moment, in milliseconds, and waits for it. */
export const runScheduled: (name: string, moment?: number) => Promise<void>;
