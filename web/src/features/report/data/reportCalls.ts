import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import type { PublicReport } from '@domain/sessions/report.ts';
import { reportLinksApi } from '@domain/sessions/report-links.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Says who one is; answers the token of one’s section. */
export const validateRole = async (urlIdentifier: string, email: string, press: Press): Promise<string> =>
  (
    await change(
      reportLinksApi['sessions.validateRole'],
      { params: { urlIdentifier }, body: { email } },
      press,
    )
  ).token;

/** One’s section of a report. */
export const readReport = (
  urlIdentifier: string,
  token: string,
  signal: AbortSignal,
): Promise<PublicReport> =>
  call(reportLinksApi['sessions.publicReport'], { params: { urlIdentifier }, query: { token } }, { signal });

/** Saves what has changed of one’s section, or signs it. */
export const saveReport = (
  { id, token }: { readonly id: string; readonly token: string },
  body: ReportPatch,
  press: Press,
): Promise<PublicReport> =>
  change(reportLinksApi['sessions.signPublicReport'], { params: { id }, query: { token }, body }, press);
