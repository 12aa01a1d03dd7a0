import { readCamt053 } from '@domain/payouts/camt053.ts';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import type { PayoutAccount, StatementResult } from '@domain/payouts/payouts.ts';
import { StatementError, type Statement } from '@domain/payouts/statement.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgency } from '../../work/access/caller.ts';
import { bankEntries } from '../../work/collections/bank-entries.ts';
import { payoutAccounts, readPayoutAccount } from '../../work/collections/payout-accounts.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { prepareMatcher, toEntryId } from './match-entries.ts';
import { ITEMS_PER_STEP } from './settle-items.ts';
import { storeEntries } from './store-entries.ts';

const property = 'file';

const readStatements = (bytes: Buffer): readonly Statement[] => {
  try {
    return readCamt053(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof StatementError) throw new AppError(422, `statement.${error.fault}`, { property });
    throw error;
  }
};

/** 422 for a statement of another account, or in a currency that no payment file has. */
const refuseOther = (statements: readonly Statement[], { payer }: PayoutAccount): void => {
  if (statements.some(({ iban }) => iban !== payer.iban))
    throw new AppError(422, 'statement.otherAccount', { property });
  if (statements.some(({ currency }) => currency !== SEPA_CURRENCY))
    throw new AppError(422, 'statement.currency', { property });
};

/** Returns whether a statement doesn't begin with the balance that ended the one before it. */
const hasGap = (statements: readonly Statement[], { lastStatement }: PayoutAccount): boolean => {
  const balances = [lastStatement?.closing ?? null, ...statements.map(({ closing }) => closing)];

  return statements.some(({ opening }, index) => {
    const previous = balances[index] ?? null;
    return previous !== null && opening !== null && previous !== opening;
  });
};

/** Imports a bank statement: pays and returns the transfers that it names exactly. A repeat changes nothing. */
export const importStatement = operationInSteps(
  'payouts.importStatement',
  async ({ step, caller, file, body: { afterGap } }): Promise<StatementResult> => {
    const agencyId = getAgency(caller);
    const [account, { bytes }] = await Promise.all([readPayoutAccount(agencyId), file()]);
    if (!account) throw new AppError(409, 'payout.noAccount');
    const statements = readStatements(bytes);
    refuseOther(statements, account);

    const entries = statements.flatMap((statement) =>
      statement.entries.map((entry) => ({
        ...entry,
        id: toEntryId(agencyId, statement.iban, entry.reference),
      })),
    );
    const storedEntries = await bankEntries.getAll(entries.map(({ id }) => id));
    const result = { known: storedEntries.length, settled: 0, suggested: 0, unknown: 0 };
    if (storedEntries.length === entries.length) return result;
    if (hasGap(statements, account) && afterGap !== 'true')
      throw new AppError(409, 'statement.gap', { property });

    const match = await prepareMatcher(agencyId, entries);
    for (let start = 0; start < entries.length; start += ITEMS_PER_STEP) {
      const part = entries.slice(start, start + ITEMS_PER_STEP);
      const states = await step((work) => storeEntries(work, agencyId, part, match));
      for (const state of states) result[state] += 1;
    }

    const last = statements.at(-1);
    await step(
      async (work) => {
        const current = await work.get(payoutAccounts, agencyId);
        work.update(current, {
          lastStatement: last ? { through: last.through, closing: last.closing } : current.lastStatement,
        });
      },
      { audited: { record: payoutAccounts, facts: ['lastStatement'] } },
    );

    return result;
  },
);
