import { Timestamp } from 'firebase-admin/firestore';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readSoldLicence } from '../../work/collections/sold-licences.ts';
import { useReports, readUseReport } from '../../work/collections/use-reports.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { withItsUses } from './with-uses.ts';

/** Answers a talent's report once, and mails the talent. 409 when already settled. */
export const settleUse = operationInSteps(
  'ledger.settleUse',
  async ({ step, caller, params: { id }, body: { answer } }) => {
    const settled = await step(async (work): Promise<SoldLicence> => {
      const report = await readUseReport(id, work);
      // Another agency's report isn't visible.
      if (!report || !isStaffIn(caller, report.agencyId)) throw notFound();

      const { licence, reader } = requireLicence(caller, await readSoldLicence(report.licenceId, work));
      // The same 404 for readers who may not know that it exists.
      if (reader !== 'staff') throw notFound();
      if (report.state === 'settled') throw new AppError(409, 'record.stale');

      // The reporter was signed in, so the mail goes to their account.
      const talent = await readUser(report.talentId, work);
      const { agencyId, projectName, character } = licence;

      work.set(useReports, { ...report, state: 'settled', answer, settledAt: Timestamp.now() });

      if (talent)
        queueMail(work, `use-settled_${id}`, {
          kind: 'use-settled',
          to: talent.email,
          locale: talent.locale,
          agencyId,
          params: { name: talent.displayName, projectName, character, text: report.text, answer },
        });

      work.audit({ subject: `useReports/${id}`, agencyId }, { state: report.state }, { state: 'settled' });

      return licence;
    });

    return withItsUses(settled, 'staff');
  },
);
