const NEWS_KINDS = [
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

export const NEWS_DAYS = 14;
export const NEWS_MAX = 20;

/** News of one kind in one project. */
export interface NewsEntry {
  readonly kind: NewsKind;
  readonly count: number;
  /** Time of the latest; ISO, UTC. */
  readonly at: string;
  /** Name of the project or demo; may be empty. */
  readonly title: string;
  /** The person it came from; null if several or not named. */
  readonly who: string | null;
  /** Address of the page for it, without the host. */
  readonly path: string;
}
