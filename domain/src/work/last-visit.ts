/** The view under which it is kept when somebody was at their dashboard last. */
export const DASHBOARD_VIEW = 'dashboard';
/** Away for so long, somebody who comes back is on another visit. In milliseconds. */
const VISIT_GAP_MS = 30 * 60 * 1000;

/** What is kept of a dashboard for its reader. Moments are ISO, UTC. */
export interface DashboardVisit {
  /** When the visit before this one was; null: this is the first. */
  readonly since: string | null;
  readonly seenAt: string;
  /** They have put the first steps away. */
  readonly hidesSteps: boolean;
}

const momentIn = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** What holds from now on, from what was kept: any state may have been stored. */
export const visitNow = (
  state: Readonly<Record<string, unknown>> | undefined,
  now: number,
): DashboardVisit => {
  const seenAt = momentIn(state?.['seenAt']);
  const isSameVisit = seenAt !== null && now - Date.parse(seenAt) < VISIT_GAP_MS;
  return {
    since: isSameVisit ? momentIn(state?.['since']) : seenAt,
    seenAt: new Date(now).toISOString(),
    hidesSteps: state?.['hidesSteps'] === true,
  };
};
