import { listPaymentIssues } from '../billing/payment-details.ts';
import { addSums, NO_SUMS, type PaymentSums } from '../orders/earnings.ts';
import type { TalentInvoiceRow } from '../selfBilling/talent-invoices.ts';
import { SEPA_CURRENCY } from './sepa.ts';
import type { PayableEarning, PayeeDetails } from './payee.ts';
import {
  maskIban,
  type EarningLock,
  type PayoutInvoicing,
  type PayoutObstacle,
  type PayoutRow,
} from './payouts.ts';

export interface PreviewInput {
  readonly earnings: readonly PayableEarning[];
  readonly locks: readonly EarningLock[];
  /** By talent. */
  readonly payees: ReadonlyMap<string, PayeeDetails>;
  readonly names: ReadonlyMap<string, string>;
  /** Talents whose invoices the agency issues on that day. */
  readonly selfBilled: ReadonlySet<string>;
  readonly invoices: ReadonlyMap<string, TalentInvoiceRow>;
  /** Execution day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds. */
  readonly now: number;
}

const sumUp = (earnings: readonly PayableEarning[]): PaymentSums =>
  earnings.reduce((sums, earning) => addSums(sums, earning), NO_SUMS);

/** Returns why a talent's account can't be paid; transfers in other currencies are made by hand. */
const findAccountObstacle = (
  currency: string,
  payee: PayeeDetails | undefined,
  { day, now }: PreviewInput,
): PayoutObstacle | null => {
  const issues = listPaymentIssues(payee, { now, today: day });
  const counted = issues.flatMap((issue) =>
    issue === 'taxStatus' || (issue === 'account' && currency !== SEPA_CURRENCY) ? [] : issue,
  );
  return counted[0] ?? null;
};

/** Returns who invoices some earnings of a talent. */
const getInvoicing = (
  talentId: string,
  earnings: readonly PayableEarning[],
  { selfBilled, invoices }: PreviewInput,
): PayoutInvoicing => {
  if (selfBilled.has(talentId)) return 'selfBilled';
  const found = earnings.map(({ invoiceId = '' }) => invoices.get(invoiceId));
  if (found.some((invoice) => !invoice)) return 'missing';
  return found.every((invoice) => invoice?.faults.length === 0) ? 'matches' : 'differs';
};

/** Returns a row per talent and currency, by name: what is paid, or why not. Earnings in another run are left out. */
export const computePayoutRows = (input: PreviewInput): readonly PayoutRow[] => {
  const { earnings, locks, payees, names } = input;
  const lockById = new Map(locks.map((lock) => [lock.id, lock]));
  const groups = new Map<string, PayableEarning[]>();
  for (const earning of earnings) {
    const { id, talentId, currency } = earning;
    if ((lockById.get(id)?.runId ?? null) !== null) continue;
    const key = `${currency} ${talentId}`;
    groups.set(key, [...(groups.get(key) ?? []), earning]);
  }

  const rows = [...groups.values()].flatMap((group): readonly PayoutRow[] => {
    const [first] = group;
    if (!first) return [];
    const { talentId, currency } = first;
    const free = group.filter(({ id }) => !lockById.has(id));
    const sums = sumUp(free);
    const payee = payees.get(talentId);
    const unpaid = free.length === 0 ? 'held' : sums.net <= 0 ? 'nothingNet' : null;

    return [
      {
        ...sums,
        talentId,
        talentName: names.get(talentId) ?? '',
        currency,
        account: payee?.account ? maskIban(payee.account.iban) : null,
        obstacle: unpaid ?? findAccountObstacle(currency, payee, input),
        invoicing: getInvoicing(talentId, group, input),
        earnings: group.map(({ talentId: _talentId, currency: _currency, invoiceId = '', ...earning }) => ({
          ...earning,
          invoice: input.invoices.get(invoiceId) ?? null,
          held: lockById.get(earning.id)?.reason ?? null,
        })),
      },
    ];
  });

  return rows.toSorted(
    (a, b) => a.talentName.localeCompare(b.talentName) || (a.currency < b.currency ? -1 : 1),
  );
};
