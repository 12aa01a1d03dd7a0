import type { Instant } from '../contract.ts';

/** How long what a talent reports is, in letters. */
export const USE_TEXT = { min: 25, max: 300 } as const;
/** Longest answer, in letters. */
export const USE_ANSWER_MAX = 1000;
/** Reports of one talent a day. */
export const USE_REPORTS_A_DAY = 20;

export const USE_REPORT_STATES = ['open', 'settled'] as const;
export type UseReportState = (typeof USE_REPORT_STATES)[number];

/**
 * `useReports/{id}`: a talent says that a recording is used beyond its licence. The agency's staff and the talent are told of it, by
 * the API alone, and the client never.
 */
export interface UseReport {
  readonly id: string;
  readonly agencyId: string;
  /** Of `soldLicences`. */
  readonly licenceId: string;
  readonly talentId: string;
  readonly text: string;
  /** Where it is used, an address by https; null: none was given. */
  readonly link: string | null;
  readonly state: UseReportState;
  /** The agency's, once it is settled. */
  readonly answer: string | null;
  readonly reportedAt: Instant;
  readonly settledAt: Instant | null;
}

/** A report as its talent and the agency's staff are told of it. Moments are ISO, UTC. */
export interface UseReportView extends Pick<UseReport, 'id' | 'text' | 'link' | 'state' | 'answer'> {
  readonly reportedAt: string;
}

/** A report as it is told. */
export const presentUse = ({ id, text, link, state, answer, reportedAt }: UseReport): UseReportView => ({
  ...{ id, text, link, state, answer },
  reportedAt: new Date(reportedAt.toMillis()).toISOString(),
});
