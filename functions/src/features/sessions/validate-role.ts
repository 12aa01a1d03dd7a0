import type { RecordingSessionReport, ReportRole } from '@domain/sessions/report.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readReportInvite, readReportAt } from '../../work/collections/session-reports.ts';
import { setReportCode } from '../../work/records/session-reports.ts';
import { operation } from '../../work/unit/operation.ts';
import { isShutOut, findAddressRole } from './report-access.ts';
import { createReportCode } from '../../work/tokens/report-code.ts';

/** Read in place of a missing report, so timing doesn't reveal which exist. */
const NOWHERE = 'nothing-here';

const createRoleError = (): AppError => new AppError(403, 'report.notAuthorized');

/** Returns the role of an address in a report. Every failure is the same 403 after the same reads, so strangers learn neither reports nor signers. */
export const findRoleByEmail = async (
  urlIdentifier: string,
  email: string,
): Promise<{ readonly report: RecordingSessionReport; readonly role: ReportRole }> => {
  const address = email.toLowerCase();
  const report = await readReportAt(urlIdentifier);
  const [invite, casting] = await Promise.all([
    readReportInvite(report?.id ?? NOWHERE),
    readCasting(report?.castingId ?? NOWHERE),
  ]);
  const role = report && invite ? findAddressRole(invite, report, address) : undefined;
  const isOut = await isShutOut(
    { agencyId: report?.agencyId ?? NOWHERE, engineerId: report?.engineerId ?? NOWHERE },
    { role: role ?? 'CLIENT', email: address },
  );
  if (!report || !role || isOut || !casting || casting.isDeleted) throw createRoleError();

  return { report, role };
};

/** Mails a code to an address with a role in a report; the code opens that role's section. */
export const validateRole = operation(
  'sessions.validateRole',
  async ({ work, params: { urlIdentifier }, body: { email } }) => {
    const { report, role } = await findRoleByEmail(urlIdentifier, email);
    const invite = await readReportInvite(report.id, work);
    const signer = invite?.signers[role];
    if (signer?.email !== email.toLowerCase()) throw createRoleError();

    const code = createReportCode({ reportId: report.id, role, version: signer.version });
    setReportCode(work, report.id, role, code);

    queueMail(work, `report-code_${report.id}_${role}_${code.nonce}`, {
      kind: 'report-code',
      to: signer.email,
      locale: signer.locale,
      agencyId: report.agencyId,
      params: { name: signer.name, reportId: report.id, role, nonce: code.nonce },
    });

    work.audit(
      { subject: `recordingSessionReports/${report.id}`, agencyId: report.agencyId },
      null,
      { role },
      { by: { link: `${report.id}:${role}` } },
    );

    return { status: 'sent' };
  },
);
