import type { Transaction } from 'firebase-admin/firestore';
import type { ReportInvite, ReportRole } from '@domain/sessions/report.ts';
import { queueMail } from './outbox.ts';

/** Mails the sealed file to the signers of some roles, once per person. */
export const notifySeal = (
  transaction: Transaction,
  { id, agencyId, signers }: ReportInvite,
  roles: readonly ReportRole[],
): void => {
  const view = new Set<string>();
  for (const role of roles) {
    const { name, email, locale } = signers[role];
    if (view.has(email)) continue;

    view.add(email);

    queueMail(transaction, `report-sealed_${id}_${role}`, {
      kind: 'report-sealed',
      to: email,
      locale,
      agencyId,
      params: { name, reportId: id, role },
    });
  }
};
