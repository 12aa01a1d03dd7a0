const AGENDA_KINDS = ['session', 'option', 'deadline', 'licenceEnd'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

export const AGENDA_DAYS = 14;
export const AGENDA_MAX = 100;

/** A session, held option, deadline or licence end in the coming days. */
export interface AgendaEntry {
  /** A key of its own; opens nothing. */
  readonly id: string;
  readonly kind: AgendaKind;
  /** ISO, UTC; of a licence its last day, `YYYY-MM-DD`, by the agency's clock. */
  readonly at: string;
  /** The project's name. */
  readonly title: string;
  /** Character, talent or asset; of an option its rank. Empty: none. */
  readonly detail: string;
  /** Address of the page for it, without the host. */
  readonly path: string;
}
