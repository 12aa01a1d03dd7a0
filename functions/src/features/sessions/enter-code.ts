import { AppError } from '../../platform/errors/app-error.ts';
import { readReportInvite } from '../../work/collections/session-reports.ts';
import { setReportCode } from '../../work/records/session-reports.ts';
import { createReportToken } from './report-access.ts';
import { isCode, isUsable } from '../../work/tokens/report-code.ts';
import { findRoleByEmail } from './validate-role.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Exchanges a mailed code, once, for a token of the signer's section. 410: expired, used or too many attempts. 422: wrong code, which counts as an attempt. */
export const enterCode = operationInSteps(
  'sessions.enterCode',
  async ({ step, params: { urlIdentifier }, body: { email, code: entered } }) => {
    const { report, role } = await findRoleByEmail(urlIdentifier, email);

    const outcome = await step(
      async (work) => {
        const invite = await readReportInvite(report.id, work);
        const version = invite?.signers[role].version ?? 0;
        const owner = { reportId: report.id, role, version };
        const code = invite?.codes?.[role];
        if (!isUsable(code, owner)) return { kind: 'spent' } as const;
        if (!isCode(owner, code, entered)) {
          setReportCode(work, report.id, role, { ...code, triesLeft: code.triesLeft - 1 });
          return { kind: 'wrong' } as const;
        }

        setReportCode(work, report.id, role, undefined);

        const subject = `recordingSessionReports/${report.id}`;
        const by = { link: `${report.id}:${role}` };

        work.audit(
          { subject, agencyId: report.agencyId },
          null,
          { role },
          { action: 'sessions.enterCode', by },
        );

        return { kind: 'right', version } as const;
      },
      { action: null },
    );
    if (outcome.kind === 'spent') throw new AppError(410, 'report.codeSpent', { property: 'code' });
    if (outcome.kind === 'wrong') throw new AppError(422, 'report.codeWrong', { property: 'code' });

    return { role, token: await createReportToken(report.id, role, outcome.version) };
  },
);
