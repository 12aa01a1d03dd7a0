import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import type { PublicReport } from '@domain/sessions/report.ts';
import { reportLinksApi } from '@domain/sessions/report-links.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const requestCode = (urlIdentifier: string, email: string, submission: Submission): Promise<unknown> =>
  change(reportLinksApi['sessions.validateRole'], { params: { urlIdentifier }, body: { email } }, submission);

/** Returns the token of the section for an emailed code. */
export const enterCode = async (
  urlIdentifier: string,
  body: { readonly email: string; readonly code: string },
  submission: Submission,
): Promise<string> =>
  (await change(reportLinksApi['sessions.enterCode'], { params: { urlIdentifier }, body }, submission)).token;

export const readReport = (
  urlIdentifier: string,
  token: string,
  signal: AbortSignal,
): Promise<PublicReport> =>
  call(reportLinksApi['sessions.publicReport'], { params: { urlIdentifier }, query: { token } }, { signal });

/** Saves changes of the caller's section, or signs it. */
export const saveReport = (
  { id, token }: { readonly id: string; readonly token: string },
  body: ReportPatch,
  submission: Submission,
): Promise<PublicReport> =>
  change(reportLinksApi['sessions.signPublicReport'], { params: { id }, query: { token }, body }, submission);

/** Saves the sealed report for one of its signers. The code of downloads loads when it is needed. */
export const saveSealedReport = async (urlIdentifier: string, token: string, name: string): Promise<void> => {
  const { download } = await import('../../../lib/http/download.ts');
  await download(reportLinksApi['sessions.publicReportPaper'], {
    name,
    params: { urlIdentifier },
    query: { token },
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });
};
