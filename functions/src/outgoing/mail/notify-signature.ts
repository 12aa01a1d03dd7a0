import { REPORT_ROLES, type ReportInvite, type ReportRole } from '@domain/sessions/report.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** Emails everyone with a role in a report that one part was signed. A person with several roles gets it once. */
export const notifySignature = (
  work: Work,
  { id, agencyId, signers }: ReportInvite,
  signed: ReportRole,
): void => {
  const written = new Set<string>();
  for (const reader of [signed, ...REPORT_ROLES]) {
    const { name, email, locale } = signers[reader];
    if (written.has(email)) continue;

    written.add(email);

    queueMail(work, `report-signed_${id}_${signed}_${reader}`, {
      kind: 'report-signed',
      to: email,
      locale,
      agencyId,
      params: { name, reportId: id, role: signed, reader },
    });
  }
};
