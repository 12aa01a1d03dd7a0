import { getDeductions, type Earning, type EarningState } from '@domain/orders/earnings.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, toCsvLines, type CsvKind, type CsvLayout } from '@domain/values/csv.ts';
import { formatFileAmount } from '@domain/values/money.ts';
import { getAgency } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findAgreedEarnings } from '../../work/collections/earnings.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import { resolveCsvLayout } from '../../work/text/csv-layout.ts';

/** Maximum days per statement: a leap year. */
const DAYS_MAX = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

interface StatementWords {
  readonly heads: readonly string[];
  readonly states: Readonly<Record<EarningState, string>>;
  readonly gone: string;
}

const WORDS: Readonly<Record<Locale, StatementWords>> = {
  en: {
    heads: [
      'Talent',
      'Project',
      'Characters',
      'Agreed on',
      'State',
      'Payable from',
      'Amount',
      'Agency share',
      'VAT',
      'Withholding',
      'Net',
      'Paid',
      'Paid on',
      'Currency',
    ],
    states: { agreed: 'Agreed', payable: 'Payable', paid: 'Paid', cancelled: 'Cancelled' },
    gone: 'Deleted account',
  },
  es: {
    heads: [
      'Talento',
      'Proyecto',
      'Personajes',
      'Acordado el',
      'Estado',
      'A pagar desde',
      'Importe',
      'Comisión',
      'IVA',
      'Retención',
      'Neto',
      'Pagado',
      'Pagado el',
      'Moneda',
    ],
    states: { agreed: 'Acordado', payable: 'A pagar', paid: 'Pagado', cancelled: 'Cancelado' },
    gone: 'Cuenta eliminada',
  },
};

const KINDS: readonly CsvKind[] = [
  'text',
  'text',
  'text',
  'date',
  'text',
  'date',
  'amount',
  'amount',
  'amount',
  'amount',
  'amount',
  'amount',
  'date',
  'text',
];

const listAmounts = (earning: Earning): readonly string[] => {
  const { share, vat, withholding, net } = getDeductions(earning);
  const { amount, paid = 0, currency } = earning;
  return [amount, share, vat, withholding, net, paid].map((item) => formatFileAmount(item, currency));
};

const toStatement = (
  earnings: readonly Earning[],
  names: ReadonlyMap<string, string>,
  { heads, states, gone }: StatementWords,
  layout: CsvLayout,
): string =>
  BYTE_ORDER_MARK +
  toCsvLines(
    [
      heads,
      ...earnings.map((earning) => [
        names.get(earning.talentId) ?? gone,
        earning.projectName,
        [...new Set(earning.roles.map(({ character }) => character))].join(', '),
        earning.agreedOn,
        states[earning.state],
        earning.payableOn ?? '',
        ...listAmounts(earning),
        earning.paidOn ?? '',
        earning.currency,
      ]),
    ],
    layout,
    KINDS,
  );

/** Sends the earnings of a period as CSV: the agency's, or the caller's own. 403 for an agency's statement without being its staff. */
export const sendStatement: Operation<'orders.statement'> = async ({
  caller,
  query: { from, to, of, layout: chosen },
  locale,
  response,
}) => {
  const agencyId = getAgency(caller);
  const isAgencys = of === 'agency';
  if (isAgencys && !isStaffIn(caller, agencyId)) throw new AppError(403, 'auth.forbidden');

  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > DAYS_MAX) throw new AppError(422, 'statement.span', { property: 'to' });

  const earnings = await findAgreedEarnings(agencyId, { from, to }, isAgencys ? undefined : caller.uid);
  const talents = await readTalentsInOrder([...new Set(earnings.map(({ talentId }) => talentId))]);
  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));
  const layout = await resolveCsvLayout(caller, chosen, locale);

  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="statement-${from}-${to}.csv"`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(toStatement(earnings, names, WORDS[locale], layout));
};
