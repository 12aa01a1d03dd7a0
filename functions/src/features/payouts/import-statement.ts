import { readCamt053 } from '@domain/payouts/camt053.ts';
import type { BankAccount, StatementResult } from '@domain/payouts/payouts.ts';
import { StatementError, type Statement } from '@domain/payouts/statement.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgency } from '../../work/access/caller.ts';
import { bankEntries } from '../../work/collections/bank-entries.ts';
import { payoutAccounts } from '../../work/collections/payout-accounts.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
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

/** Returns the account of a file's statements; 422 for one that the agency hasn't entered, or whose statements have another currency. */
const requireAccount = ([statement]: readonly Statement[], accounts: readonly BankAccount[]): BankAccount => {
  const ofIban = accounts.filter(({ iban }) => iban !== '' && iban === statement?.iban);
  if (ofIban.length === 0) throw new AppError(422, 'statement.otherAccount', { property });
  const account = ofIban.find(({ currency }) => currency === statement?.currency);
  if (!account) throw new AppError(422, 'statement.otherCurrency', { property });
  return account;
};

/** Returns whether a statement doesn't begin with the balance that ended the one before it. */
const hasGap = (statements: readonly Statement[], { lastStatement }: BankAccount): boolean => {
  const balances = [lastStatement?.closing ?? null, ...statements.map(({ closing }) => closing)];

  return statements.some(({ opening }, index) => {
    const previous = balances[index] ?? null;
    return previous !== null && opening !== null && previous !== opening;
  });
};

/** Stores the end of the last statement with its account. The account may have been removed meanwhile. */
const recordLastStatement = async (
  work: Work,
  agencyId: string,
  { iban, currency, through, closing }: Statement,
): Promise<void> => {
  const current = await work.get(payoutAccounts, agencyId);
  const accounts = current.accounts.map((account) =>
    account.iban === iban && account.currency === currency
      ? { ...account, lastStatement: { through, closing } }
      : account,
  );

  work.update(current, { accounts });
  // The accounts' numbers stay out of the audit log.
  work.audit({ subject: `payoutAccounts/${agencyId}`, agencyId }, null, { through, currency });
};

/** Imports a bank statement: pays and returns the transfers that it names exactly. A repeat changes nothing. */
export const importStatement = operationInSteps(
  'payouts.importStatement',
  async ({ step, caller, file, body: { afterGap } }): Promise<StatementResult> => {
    const agencyId = getAgency(caller);
    const [found, { bytes }] = await Promise.all([payoutAccounts.get(agencyId), file()]);
    if (!found || found.accounts.length === 0) throw new AppError(409, 'payout.noAccount');
    const statements = readStatements(bytes);
    const account = requireAccount(statements, found.accounts);
    const { currency } = account;

    const entries = statements.flatMap((statement) =>
      statement.entries.map((entry) => ({
        ...entry,
        id: toEntryId(agencyId, statement, entry.reference),
      })),
    );
    const storedEntries = await bankEntries.getAll(entries.map(({ id }) => id));
    const result = { known: storedEntries.length, settled: 0, suggested: 0, unknown: 0 };
    if (storedEntries.length === entries.length) return result;
    if (hasGap(statements, account) && afterGap !== 'true')
      throw new AppError(409, 'statement.gap', { property });

    const match = await prepareMatcher(agencyId, currency, entries);
    for (let start = 0; start < entries.length; start += ITEMS_PER_STEP) {
      const part = entries.slice(start, start + ITEMS_PER_STEP);
      const states = await step((work) => storeEntries(work, { agencyId, currency }, part, match));
      for (const state of states) result[state] += 1;
    }

    const last = statements.at(-1);
    if (last) await step((work) => recordLastStatement(work, agencyId, last));

    return result;
  },
);
