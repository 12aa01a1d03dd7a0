import { hasSigned } from '@domain/sessions/report-sections.ts';
import {
  REPORT_ROLES,
  type RecordingSessionReport,
  type ReportInvite,
  type ReportRole,
} from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { isOpen } from '@domain/access/memberships.ts';
import { requireEngagedEngineer } from '../../work/access/engaged.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { readReport, readReportInvite } from '../../work/collections/session-reports.ts';
import { readToken, signToken } from '../../work/tokens/tokens.ts';
import type { Work } from '../../work/unit/work.ts';

/** How long a validated address may edit its section before validating again, in milliseconds. */
const TOKEN_MS = 24 * 60 * 60 * 1000;

export interface ReportAccess {
  readonly report: RecordingSessionReport;
  readonly invite: ReportInvite;
  readonly session: RecordingSession;
  readonly role: ReportRole;
}

const getSubject = (reportId: string, role: ReportRole): string => `${reportId}:${role}`;

export const createReportToken = (reportId: string, role: ReportRole, version: number): Promise<string> =>
  signToken({ kind: 'report', subject: getSubject(reportId, role), version }, Date.now() + TOKEN_MS);

/** Returns the role an address signs as; of several, the first unsigned one. */
export const findAddressRole = (
  { signers }: ReportInvite,
  report: RecordingSessionReport,
  email: string,
): ReportRole | undefined => {
  const signerRoles = REPORT_ROLES.filter((role) => signers[role].email === email);
  return signerRoles.find((role) => !hasSigned(report, role)) ?? signerRoles[0];
};

/** Returns whether the agency excludes the holder of an address: an engineer no longer engaged, or a rejected client. */
export const isShutOut = async (
  { agencyId, engineerId }: Pick<RecordingSessionReport, 'agencyId' | 'engineerId'>,
  { role, email }: { readonly role: ReportRole; readonly email: string },
  work?: Work,
): Promise<boolean> => {
  if (role === 'ENGINEER') return !(await requireEngagedEngineer(agencyId, engineerId, work));
  const account = await findAccount(email);
  if (!account) return false;
  const memberships = (await readMemberships(account.uid, work)).filter(
    (membership) => membership.agencyId === agencyId,
  );
  return memberships.length > 0 && !memberships.some(isOpen);
};

/** Returns what a token opens; `isNamed`: the address names this report. 401: forged or excluded. 410: expired, role reassigned, project deleted. */
export const requireReportAccess = async (
  token: string,
  isNamed: (report: RecordingSessionReport) => boolean,
  work?: Work,
): Promise<ReportAccess> => {
  const { subject, version } = await readToken(token, ['report']);
  const [id = '', named = ''] = subject.split(':');
  const role = REPORT_ROLES.find((reportRole) => reportRole === named);
  const [report, invite, session] = [
    await readReport(id, work),
    await readReportInvite(id, work),
    await readSession(id, work),
  ];
  if (!role || !report || !invite || !session || !isNamed(report)) throw new AppError(401, 'link.invalid');
  if (invite.signers[role].version !== version) throw new AppError(410, 'report.replaced');

  const casting = await readCasting(report.castingId, work);
  if (!casting || casting.isDeleted) throw new AppError(410, 'link.expired');
  if (await isShutOut(report, { role, email: invite.signers[role].email }, work))
    throw new AppError(401, 'link.invalid');

  return { report, invite, session, role };
};
