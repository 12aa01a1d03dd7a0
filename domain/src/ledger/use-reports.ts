import type { Instant } from '../contract.ts';

/** Length limits of a report, in characters. */
export const USE_TEXT = { min: 25, max: 300 } as const;
export const USE_ANSWER_MAX = 1000;
export const USE_REPORTS_A_DAY = 20;

const USE_REPORT_STATES = ['open', 'settled'] as const;
export type UseReportState = (typeof USE_REPORT_STATES)[number];

/** `useReports/{id}`: a talent's report of use beyond a licence. The agency's staff and the talent see it through the API; the client never does. */
export interface UseReport {
  readonly id: string;
  /** The agency that sold the licence. */
  readonly agencyId: string;
  /** Id in `soldLicences`. */
  readonly licenceId: string;
  readonly talentId: string;
  /** What is used where, in the talent's words. */
  readonly text: string;
  /** Where it is used, an https address; null: not given. */
  readonly link: string | null;
  readonly state: UseReportState;
  /** The agency's answer, once settled. */
  readonly answer: string | null;
  readonly reportedAt: Instant;
  readonly settledAt: Instant | null;
}

/** A report, as its talent and the agency's staff see it. Moments are ISO, UTC. */
export interface UseReportView extends Pick<UseReport, 'id' | 'text' | 'link' | 'state' | 'answer'> {
  readonly reportedAt: string;
}

export const presentUse = ({ id, text, link, state, answer, reportedAt }: UseReport): UseReportView => ({
  id,
  text,
  link,
  state,
  answer,
  reportedAt: new Date(reportedAt.toMillis()).toISOString(),
});
