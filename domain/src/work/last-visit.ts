export const DASHBOARD_VIEW = 'dashboard';
/** A longer break starts a new visit, in milliseconds. */
const VISIT_GAP_MS = 30 * 60 * 1000;

/** A reader's visits to the dashboard. Times are ISO, UTC. */
export interface DashboardVisit {
  /** Time of the previous visit; null on the first. */
  readonly since: string | null;
  readonly seenAt: string;
  /** The reader hid the checklist. */
  readonly hidesSteps: boolean;
}

const parseMoment = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** The visit at `now`, from a stored state of any shape. */
export const toVisit = (
  state: Readonly<Record<string, unknown>> | undefined,
  now: number,
): DashboardVisit => {
  const seenAt = parseMoment(state?.['seenAt']);
  const isSameVisit = seenAt !== null && now - Date.parse(seenAt) < VISIT_GAP_MS;
  return {
    since: isSameVisit ? parseMoment(state?.['since']) : seenAt,
    seenAt: new Date(now).toISOString(),
    hidesSteps: state?.['hidesSteps'] === true,
  };
};
