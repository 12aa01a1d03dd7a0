import type { Earning } from '@domain/orders/earnings.ts';
import type { PayableEarning, PayeeDetails } from '@domain/payouts/payee.ts';
import { paymentDetails } from '../../work/collections/payment-details.ts';

/** What an agency's share and taxes make of an earning; absent: it is paid as it was earned. */
type EarningParts = Partial<Pick<PayableEarning, 'gross' | 'share' | 'vat' | 'withholding' | 'net'>>;

/** Returns an earning with what is still to be paid of it. */
export const toPayable = (earning: Earning & EarningParts): PayableEarning => {
  const { id, talentId, projectName, currency, amount, paid = 0 } = earning;
  const { gross = amount, share = 0, vat = 0, withholding = 0, net = amount } = earning;
  return { id, talentId, projectName, currency, gross, share, vat, withholding, net: net - paid };
};

/** Returns how talents are paid, by id; those who entered nothing are missing. */
export const readPayees = async (ids: readonly string[]): Promise<ReadonlyMap<string, PayeeDetails>> => {
  const found = await paymentDetails.getAll(ids);

  return new Map(
    found.flatMap(({ id, iban, bic, accountHolder, address, usableFrom, withholding }) => {
      const { country } = address;
      if (iban === '' || country === null) return [];
      const account = { name: accountHolder, iban, address: { ...address, country } };

      const payee: PayeeDetails = {
        account: bic === '' ? account : { ...account, bic },
        usableFrom: usableFrom?.toMillis() ?? null,
        withholdingThrough: withholding.validThrough,
      };
      return [[id, payee] as const];
    }),
  );
};
