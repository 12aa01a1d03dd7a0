import { Timestamp } from 'firebase-admin/firestore';
import type { EarningLock } from '@domain/payouts/payouts.ts';
import type { SelfBilledRow, SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { paperTransitions } from '@domain/selfBilling/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { notifyAdmins } from '../../../outgoing/mail/notify-admins.ts';
import { requireState } from '../../../platform/errors/require-state.ts';
import { earningLocks } from '../../../work/collections/earning-locks.ts';
import { earnings } from '../../../work/collections/earnings.ts';
import { payoutRuns } from '../../../work/collections/payout-runs.ts';
import { findTalentItem } from '../../../work/collections/payout-items.ts';
import { selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { operation } from '../../../work/unit/operation.ts';
import type { Work } from '../../../work/unit/work.ts';
import { refuseItem } from '../refuse-item.ts';
import { addBilled } from './bill-run.ts';
import { requireOwn } from './own-record.ts';

export const presentPaper = (paper: SelfBilledPaper): SelfBilledRow => {
  const { id, number, issuedOn, currency, state, reason, gross, share, vat, withholding, net } = paper;
  return { id, number, issuedOn, currency, state, reason, gross, share, vat, withholding, net };
};

/** Takes the talent's payment out of runs whose file the bank doesn't have. */
const leaveRuns = async (
  work: Work,
  { talentId }: SelfBilledPaper,
  locks: readonly EarningLock[],
): Promise<void> => {
  for (const runId of new Set(locks.flatMap((lock) => lock.runId ?? []))) {
    const run = await work.read(payoutRuns, runId);
    if (run?.state !== 'draft' && run?.state !== 'approved') continue;
    const item = await findTalentItem(runId, talentId, work);
    if (item) await refuseItem(work, run, item, 'paperRejected');
  }
};

/** Withdraws what a rejected paper invoiced, and holds its earnings. */
const holdEarnings = async (work: Work, paper: SelfBilledPaper, reason: string): Promise<void> => {
  const { agencyId, talentId, lines } = paper;
  const ids = lines.map(({ earningId }) => earningId);
  const [stored, locks] = [await work.readAll(earnings, ids), await work.readAll(earningLocks, ids)];
  await leaveRuns(work, paper, locks);

  const current = new Map((await work.readAll(earningLocks, ids)).map((lock) => [lock.id, lock]));
  for (const { earningId: id, projectName: _name, rules: _rules, ...sums } of lines) {
    const earning = stored.find((found) => found.id === id);
    if (earning) addBilled(work, earning, sums, -1);
    work.set(earningLocks, { id, agencyId, talentId, runId: current.get(id)?.runId ?? null, reason });
  }
};

/** Accepts or rejects a paper as its talent. A rejected one holds its earnings. Idempotent. */
export const decidePaper = operation(
  'selfBilling.decide',
  { record: selfBilledPapers, facts: ['number', 'state', 'reason'] },
  async ({ work, caller, params: { id }, body: { isAccepted, reason } }) => {
    const paper = requireOwn(caller, await work.get(selfBilledPapers, id));
    const transition = isAccepted ? paperTransitions.accept : paperTransitions.reject;
    requireState(transition, paper.state);
    if (isDone(transition, paper.state)) return presentPaper(paper);

    if (!isAccepted) {
      await holdEarnings(work, paper, reason);
      await notifyAdmins(
        work,
        paper.agencyId,
        `self-billed-rejected_${id}`,
        'self-billed-rejected',
        (name) => ({
          name,
          paperId: id,
        }),
      );
    }

    return presentPaper(
      work.update(paper, {
        state: isAccepted ? 'accepted' : 'rejected',
        reason: isAccepted ? '' : reason,
        decidedBy: caller.uid,
        decidedAt: Timestamp.now(),
        dueAt: null,
      }),
    );
  },
);
