/** Kinds of what happened in somebody's work, each told to those whom it concerns. */
export const NEWS_KINDS = [
  'takes',
  'slots',
  'guestVotes',
  'guestComments',
  'projects',
  'ordersReceived',
  'ordersConfirmed',
  'ordersPaid',
  'ordersCancelled',
  'sessions',
  'reports',
  'auditions',
  'outcomes',
  'demosApproved',
  'demosRejected',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Days that news go back. */
export const NEWS_DAYS = 14;
/** Entries of one answer at most. */
export const NEWS_MAX = 20;

/** What happened of one kind in one project, the latest of it. */
export interface NewsEntry {
  readonly kind: NewsKind;
  readonly count: number;
  /** When the latest of it happened; ISO, UTC. */
  readonly at: string;
  /** The project's name, or that of the demo; empty: it has none. */
  readonly title: string;
  /** Whoever it came from, where that is one; null: several, or nobody to be named. */
  readonly who: string | null;
  /** Address of the page for it, without the host. */
  readonly path: string;
}
