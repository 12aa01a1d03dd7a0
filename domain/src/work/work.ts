/** Kinds of what waits for a person, in the order in which equally urgent ones are listed. */
export const WAITING_KINDS = [
  'registrations',
  'engineersToEngage',
  'deletions',
  'mailStuck',
  'messagesNew',
  'ticketsFree',
  'ticketsMine',
  'auditionsDue',
  'auditionsOpen',
  'takesToForward',
  'auditionsToHear',
  'availabilityUnanswered',
  'availabilityToAnswer',
  'availabilityAnswered',
  'optionsHeld',
  'rolesToBook',
  'bookingsToPlan',
  'slotsDeclined',
  'expressToRecord',
  'ordersToConfirm',
  'ordersToSettle',
  'ordersToPlace',
  'pricesToAccept',
  'invoicesOverdue',
  'sessionsToday',
  'sessionsNext',
  'deliveriesToRevise',
  'deliveriesMissing',
  'deliveriesToAccept',
  'deliveriesUnanswered',
  'reportsUnsigned',
  'reportsToSign',
  'demosRejected',
  'usesReported',
  'profileIncomplete',
  'renewalsOffered',
  'licencesEnding',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const OVERDUE_MAX = 100;

/** A task that waits for the reader, and the page where it is done. */
export interface Waiting {
  readonly kind: WaitingKind;
  /** Never 0. */
  readonly count: number;
  /** When the first is due or takes place, or since when it waits; ISO, UTC. Null: unknown. */
  readonly at: string | null;
  /** Path of the page for it; null: an acting admin can't do it for them. */
  readonly path: string | null;
  /** Of the project that it is about; absent: of several, or none. */
  readonly project?: string;
  /** Overdue invoices only: open amounts in minor units, by currency. */
  readonly open?: readonly { readonly currency: string; readonly amount: number }[];
  /** Whether its items are listed separately; absent: it is one, or its page lists them. */
  readonly unfolds?: boolean;
}

/** Items of a kind that are listed. */
export const ITEMS_MAX = 100;

/** What one press does about an item: sends a payment reminder, or accepts a delivery. */
export interface WaitingAction {
  readonly kind: 'remind' | 'accept';
  /** Id of the order or delivery. */
  readonly id: string;
}

/** One of the tasks that an entry counts. */
export interface WaitingItem {
  /** Name of its project; empty: deleted. */
  readonly project: string;
  /** Whom it is about, or what; empty: nothing more. */
  readonly detail: string;
  /** As of the entry. */
  readonly at: string | null;
  readonly path: string | null;
  /** Absent: it takes more than one press. */
  readonly action?: WaitingAction;
}

/** Parts of the dashboard on which something is done, as its address names them. */
const DASHBOARD_PARTS = ['registrations', 'emails', 'deletions'] as const;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];

export const FOUND_KINDS = [
  'talent',
  'client',
  'engineer',
  'company',
  'project',
  'casting',
  'invoice',
  'ticket',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const FOUND_MAX = 8;

/** Something that was found by its name, and where it is. */
export interface SearchResult {
  readonly kind: FoundKind;
  readonly id: string;
  /** Its name or number; of a ticket the language (alpha3) of its demos. */
  readonly title: string;
  /**
   * Detail beside the name: a talent's public name, a client's or engineer's address, a project's
   * company, a casting's language (alpha3), an invoice's project; empty: none.
   */
  readonly detail: string;
  /** Address of the page for it, without the host. */
  readonly path: string;
}
