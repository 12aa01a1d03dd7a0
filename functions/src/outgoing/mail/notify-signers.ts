import type { ReportInvite, ReportRole } from '@domain/sessions/report.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

export const notifySigners = (
  work: Work,
  { id, agencyId, signers }: ReportInvite,
  roles: readonly ReportRole[],
  reminder = 0,
): void => {
  for (const role of roles) {
    const { name, email, locale, version } = signers[role];
    queueMail(work, `report-access_${id}_${role}_${version}_${reminder}`, {
      kind: 'report-access',
      to: email,
      locale,
      agencyId,
      params: { name, reportId: id, role, reminder },
    });
  }
};
