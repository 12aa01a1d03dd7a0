import { Timestamp } from 'firebase-admin/firestore';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { UseReport } from '@domain/ledger/use-reports.ts';
import { isLicensedTalent, requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readSoldLicence } from '../../work/collections/sold-licences.ts';
import { useReports, newUseReportId } from '../../work/collections/use-reports.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { withItsUses } from './with-uses.ts';

/** Reports use of a recording beyond its licence, as its talent: mails the agency, not the client. 403 for a licence of another's voice. */
export const reportUse = operationInSteps(
  'ledger.reportUse',
  async ({ step, caller, params: { id }, body: { text, link } }) => {
    const reported = await step(async (work): Promise<SoldLicence> => {
      const { licence } = requireLicence(caller, await readSoldLicence(id, work));
      if (!isLicensedTalent(caller, licence)) throw new AppError(403, 'auth.forbidden');

      const { agencyId, talentId, talentName, projectName, character } = licence;
      const agency = await readAgency(agencyId, work);

      const report: UseReport = {
        id: newUseReportId(),
        agencyId,
        licenceId: id,
        talentId,
        text,
        link: link || null,
        state: 'open',
        answer: null,
        reportedAt: Timestamp.now(),
        settledAt: null,
      };

      work.set(useReports, report);

      if (agency)
        notifyAgency(work, agency, 'use', `use-reported_${report.id}`, {
          kind: 'use-reported',
          params: { name: agency.publicName, talentName, projectName, character, text, link: report.link },
        });

      work.audit({ subject: `useReports/${report.id}`, agencyId }, null, {
        licenceId: id,
        state: report.state,
      });

      return licence;
    });

    return withItsUses(reported, 'talent');
  },
);
