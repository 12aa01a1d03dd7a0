import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import { SECTION_PREFIX, type ReportRole } from '@domain/sessions/report.ts';
import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const changeSession = async (
  id: string,
  body: SessionChangeValues,
  submission: Submission,
): Promise<void> => {
  await api.sessions.update({ id }, body, submission);
};

export const saveSessionCalendar = (id: string): Promise<void> =>
  download(api.sessions.calendar, {
    params: { id },
    name: 'session.ics',
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });

export const startReport = async (id: string, submission: Submission): Promise<void> => {
  await api.sessions.generateReport({ id }, {}, submission);
};

/** Saves or signs the user's section of a report; returns its new revision. */
export const saveSection = async (
  id: string,
  role: ReportRole,
  body: ReportPatch,
  submission: Submission,
): Promise<number> => {
  const saved = await api.sessions.updateReport({ id }, body, submission);
  return saved[`${SECTION_PREFIX[role]}Revision`];
};

/** Downloads a sealed report. */
export const saveReportPaper = (id: string, name: string): Promise<void> =>
  download(api.sessions.reportPaper, {
    params: { id },
    name: `${name}.pdf`,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });
