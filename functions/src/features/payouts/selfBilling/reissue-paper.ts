import { paperTransitions } from '@domain/selfBilling/transitions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireState } from '../../../platform/errors/require-state.ts';
import { earningLocks } from '../../../work/collections/earning-locks.ts';
import { earnings } from '../../../work/collections/earnings.ts';
import { selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { operation } from '../../../work/unit/operation.ts';
import { addBilled } from './bill-run.ts';
import { presentPaper } from './decide-paper.ts';
import { issuePapers, readAgreements } from './issue-papers.ts';

/** Issues a rejected paper again with current details and a new number, and releases its earnings. 409 without an agreement, and a second time. */
export const reissuePaper = operation(
  'selfBilling.reissue',
  { record: selfBilledPapers, facts: ['number', 'state'] },
  async ({ work, params: { id } }) => {
    const paper = await work.get(selfBilledPapers, id);
    const { agencyId, talentId, currency, lines, number: replaces } = paper;
    requireState(paperTransitions.replace, paper.state);
    if (paper.state !== 'rejected') throw new AppError(409, 'selfBilling.notRejected');

    const ids = lines.map(({ earningId }) => earningId);
    const [agreements, stored, locks] = [
      await readAgreements(work, agencyId),
      await work.readAll(earnings, ids),
      await work.readAll(earningLocks, ids),
    ];
    const agreement = agreements.get(talentId);
    if (!agreement) throw new AppError(409, 'selfBilling.noAgreement');

    const [issued] = await issuePapers(work, agencyId, [{ talentId, currency, lines, agreement, replaces }]);
    for (const { earningId, projectName: _name, rules: _rules, ...sums } of lines) {
      const earning = stored.find((found) => found.id === earningId);
      if (earning) addBilled(work, earning, sums);
    }
    for (const lock of locks)
      if (lock.runId === null) work.delete(lock);
      else work.update(lock, { reason: '' });
    work.update(paper, { state: 'replaced' });

    return presentPaper(issued ?? paper);
  },
);
