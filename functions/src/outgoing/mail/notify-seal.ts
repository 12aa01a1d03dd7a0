import type { ReportInvite, ReportRole } from '@domain/sessions/report.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** Mails the sealed file to the signers of some roles, once per person. */
export const notifySeal = (
  work: Work,
  { id, agencyId, signers }: ReportInvite,
  roles: readonly ReportRole[],
): void => {
  const view = new Set<string>();
  for (const role of roles) {
    const { name, email, locale } = signers[role];
    if (view.has(email)) continue;

    view.add(email);

    queueMail(work, `report-sealed_${id}_${role}`, {
      kind: 'report-sealed',
      to: email,
      locale,
      agencyId,
      params: { name, reportId: id, role },
    });
  }
};
