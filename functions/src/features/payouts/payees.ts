import { isDeepStrictEqual } from 'node:util';
import { getOpenSums, type Earning } from '@domain/orders/earnings.ts';
import type { PayableEarning, PayeeDetails } from '@domain/payouts/payee.ts';
import type { PayoutItem, PayoutRun } from '@domain/payouts/payouts.ts';
import type { Work } from '../../work/unit/work.ts';
import { paymentDetails } from '../../work/collections/payment-details.ts';

/** Returns an earning with what is still to be paid of it. */
export const toPayable = (earning: Earning): PayableEarning => {
  const { id, talentId, projectName, currency, invoiceId } = earning;
  return {
    id,
    talentId,
    projectName,
    currency,
    ...getOpenSums(earning),
    ...(invoiceId === undefined ? {} : { invoiceId }),
  };
};

/** Returns how talents are paid, by id; those who entered nothing are missing. */
export const readPayees = async (
  ids: readonly string[],
  work?: Work,
): Promise<ReadonlyMap<string, PayeeDetails>> => {
  const found = await paymentDetails.getAll(ids, work);

  return new Map(
    found.map(({ id, iban, bic, accountHolder, address, usableFrom, withholding }) => {
      const { country } = address;
      const account =
        iban === '' || country === null
          ? null
          : { name: accountHolder, iban, ...(bic === '' ? {} : { bic }), address: { ...address, country } };
      return [id, { account, iban, withholding, usableFrom: usableFrom?.toMillis() ?? null }] as const;
    }),
  );
};

/** Returns the payments of a run whose talents' accounts have changed since it was prepared. */
export const findChangedAccounts = async (
  { means }: PayoutRun,
  items: readonly PayoutItem[],
  work: Work,
): Promise<readonly PayoutItem[]> => {
  if (means === 'other') return [];
  const payees = await readPayees(
    items.map(({ talentId }) => talentId),
    work,
  );
  return items.filter(
    ({ talentId, account }) => !isDeepStrictEqual(payees.get(talentId)?.account ?? null, account),
  );
};
