import { Timestamp } from 'firebase-admin/firestore';
import { addSums, getDeductions, NO_SUMS, type Earning, type PaymentSums } from '@domain/orders/earnings.ts';
import type { PayoutItem } from '@domain/payouts/payouts.ts';
import type { PaperLine } from '@domain/selfBilling/papers.ts';
import { earnings } from '../../../work/collections/earnings.ts';
import type { Work } from '../../../work/unit/work.ts';
import { issuePapers, readAgreements } from './issue-papers.ts';

const isNothing = (sums: PaymentSums): boolean =>
  sums.gross === 0 && sums.share === 0 && sums.vat === 0 && sums.withholding === 0;

/** Adds what papers invoiced to an earning, or by -1 takes it off. */
export const addBilled = (work: Work, earning: Earning, sums: PaymentSums, sign: 1 | -1 = 1): void => {
  const billedSums = addSums(earning.billedSums ?? NO_SUMS, sums, sign);
  work.set(earnings, { ...earning, billedSums, updatedAt: Timestamp.now() });
};

/** Issues one paper per talent of a run where an agreement holds, for what earlier papers don't cover. */
export const billRun = async (
  work: Work,
  agencyId: string,
  items: readonly PayoutItem[],
  stored: ReadonlyMap<string, Earning>,
): Promise<void> => {
  const agreements = await readAgreements(work, agencyId);

  const wishes = items.flatMap((item) => {
    const agreement = agreements.get(item.talentId);
    const lines = item.earnings.flatMap(({ id, ...sums }): readonly PaperLine[] => {
      const earning = stored.get(id);
      if (!earning) return [];
      const line = addSums(sums, earning.billedSums ?? NO_SUMS, -1);
      const { projectName } = earning;
      return isNothing(line)
        ? []
        : [{ ...line, earningId: id, projectName, rules: getDeductions(earning).rules }];
    });

    const wasBilled = item.earnings.some(({ id }) => !isNothing(stored.get(id)?.billedSums ?? NO_SUMS));
    if (agreement || wasBilled) work.update(item, { isSelfBilled: true });
    if (!agreement || lines.length === 0) return [];
    return [{ talentId: item.talentId, currency: item.currency, lines, agreement, replaces: null }];
  });

  for (const { lines } of await issuePapers(work, agencyId, wishes))
    for (const { earningId, projectName: _name, rules: _rules, ...sums } of lines) {
      const earning = stored.get(earningId);
      if (earning) addBilled(work, earning, sums);
    }
};
