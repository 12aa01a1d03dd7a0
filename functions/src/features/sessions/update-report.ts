import {
  REPORT_ROLES,
  type RecordingSessionReport,
  type ReportInvite,
  type ReportRole,
} from '@domain/sessions/report.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifySignature } from '../../outgoing/mail/notify-signature.ts';
import { readReportInvite, recordingSessionReports } from '../../work/collections/session-reports.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toAuditEntry, saveSection, getPatchedSection, getSignature } from './save-section.ts';
import { sealIfSigned } from './sealed-paper.ts';

/** Returns an account's roles in a report: its engineer, or those of its verified address. */
const getOwnRoles = (
  { uid, user }: Caller,
  { signers }: ReportInvite,
  { engineerId }: RecordingSessionReport,
): readonly ReportRole[] =>
  REPORT_ROLES.filter((role) =>
    role === 'ENGINEER' ? engineerId === uid : signers[role].email === user.email.toLowerCase(),
  );

/** Saves a section of a report in the app: users their own, staff any unsigned one. Only the role's holder may sign: 403 for staff and acting admins. */
export const updateReportInApp = operationInSteps(
  'sessions.updateReport',
  async ({ step, caller, params: { id }, body: patch }) => {
    const saved = serialise(
      await step(async (work) => {
        const report = await work.get(recordingSessionReports, id);
        const invite = await readReportInvite(id, work);
        if (!invite) throw notFound();

        const callerRoles = getOwnRoles(caller, invite, report);
        const isStaff = isStaffIn(caller, report.agencyId);
        const role = getPatchedSection(patch, isStaff ? [...callerRoles, ...REPORT_ROLES] : callerRoles);
        const isActing = caller.uid !== caller.realUid;
        if (getSignature(patch, role) !== undefined && (isActing || !callerRoles.includes(role)))
          throw new AppError(403, 'auth.forbidden');

        const after = saveSection(work, report, role, patch);

        if (getSignature(patch, role) !== undefined) notifySignature(work, invite, role);

        work.audit(
          { subject: `recordingSessionReports/${id}`, agencyId: report.agencyId },
          toAuditEntry(report, role),
          toAuditEntry(after, role),
        );

        return after;
      }),
    );

    await sealIfSigned(step, { id, isSealed: saved.sealedAt !== null });

    return saved;
  },
);
