import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import type { PublicReport } from '@domain/sessions/report.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const requestCode = (urlIdentifier: string, email: string, submission: Submission): Promise<unknown> =>
  api.sessions.validateRole({ urlIdentifier }, { email }, submission);

/** Returns the token of the section for an emailed code. */
export const enterCode = async (
  urlIdentifier: string,
  body: { readonly email: string; readonly code: string },
  submission: Submission,
): Promise<string> => (await api.sessions.enterCode({ urlIdentifier }, body, submission)).token;

export const readReport = (
  urlIdentifier: string,
  token: string,
  signal: AbortSignal,
): Promise<PublicReport> => api.sessions.publicReport({ urlIdentifier }, { token }, { signal });

/** Saves changes of the caller's section, or signs it. */
export const saveReport = (
  { id, token }: { readonly id: string; readonly token: string },
  body: ReportPatch,
  submission: Submission,
): Promise<PublicReport> => api.sessions.signPublicReport({ id }, { token }, body, submission);

/** Saves the sealed report for one of its signers. The code of downloads loads when it is needed. */
export const saveSealedReport = async (urlIdentifier: string, token: string, name: string): Promise<void> => {
  const { download } = await import('../../../lib/http/download.ts');
  await download(api.sessions.publicReportPaper, {
    name,
    params: { urlIdentifier },
    query: { token },
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });
};
