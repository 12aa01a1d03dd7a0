import { REPORT_ROLES, type ReportRole } from '@domain/sessions/report.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { mayRead } from '@domain/access/access.policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findCastingSessions } from '../../work/collections/recording-sessions.ts';
import { readReportInvite } from '../../work/collections/session-reports.ts';

/** Returns the caller's signing roles in a casting's sessions they may see; 404 without any. */
export const getRoles: Operation<'sessions.roles'> = async ({ caller, params: { castingId, email } }) => {
  const visible = (await findCastingSessions(castingId)).filter((session) =>
    mayRead(caller, 'recordingSessions', session),
  );
  const [first] = visible;
  if (!first) throw notFound();
  requireVisible(caller, 'recordingSessions', first);

  const address = email.toLowerCase();
  const invites = await Promise.all(
    visible.filter(({ hasReport }) => hasReport).map(({ id }) => readReportInvite(id)),
  );
  const isTheirs = (role: ReportRole): boolean =>
    invites.some((invite) => invite?.signers[role].email === address);

  return REPORT_ROLES.filter(isTheirs);
};
