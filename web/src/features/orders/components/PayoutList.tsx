import Payments from '@mui/icons-material/PaymentsOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { splitByCurrency, type Payout } from '@domain/orders/payouts.ts';
import { sumEarningsBy, type Sum } from '@domain/orders/earning-sums.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { usePayouts } from '../data/usePayouts.ts';
import { getPayoutMonths } from '../data/getPayoutMonths.ts';
import { usePayoutColumns } from './usePayoutColumns.tsx';

const PayoutBulk = listPart(() => import('./PayoutBulk.tsx').then((module) => module.PayoutBulk));

const getTotal = (rows: readonly Payout[], part: 'owed' | 'paid'): readonly Sum[] =>
  sumEarningsBy(
    rows.flatMap((row) => row[part]),
    ({ amount }) => amount,
  );

/** A month's payouts, one line per talent, with amounts and dates paid. */
export const PayoutList = () => {
  const text = useText();
  const { locale } = useLocale();
  const today = useAgencyDay()();
  const months = getPayoutMonths(today);
  const [query, choose] = useAddressChoice<'month'>();
  const month = months.find((item) => item === query.get('month')) ?? today.slice(0, 7);
  const { data: rows, error, reload } = usePayouts(month);
  const chosen = useSelectedRows(rows, month);
  const columns = usePayoutColumns();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const formatMonth = (of: string) => format.format(new Date(`${of}-15T12:00:00Z`));

  const sumText = (part: 'owed' | 'paid') =>
    joinDotted(
      getTotal(rows ?? [], part).map(({ amount, currency }) => formatMoney(amount, currency, locale)),
    ) || text('payouts.nothing');

  return (
    <>
      <TableList
        name="payouts"
        label={text('payouts.title')}
        file={`${text('payouts.file')} ${month}`}
        columns={columns}
        rows={rows}
        pages={toPage((rows ?? []).flatMap(splitByCurrency))}
        error={error}
        onRetry={reload}
        chosen={chosen.ids}
        onChoose={chosen.choose}
        filters={
          <TextField
            select
            size="small"
            label={text('payouts.month')}
            value={month}
            onChange={({ target }) => choose({ month: target.value })}
            fullWidth={false}
            sx={{ width: 220 }}
          >
            {months.map((item) => (
              <MenuItem key={item} value={item}>
                {formatMonth(item)}
              </MenuItem>
            ))}
          </TextField>
        }
        bulk={
          chosen.isUsed && (
            <PayoutBulk
              chosen={chosen}
              month={month}
              monthName={formatMonth(month)}
              today={today}
              onChanged={reload}
            />
          )
        }
        empty={
          <EmptyState icon={Payments} title={text('payouts.none')}>
            {text('payouts.noneText')}
          </EmptyState>
        }
      />
      {rows && rows.length > 0 && (
        <Typography role="status" sx={{ marginTop: 1, textAlign: 'end' }}>
          {text('payouts.sum', { owed: sumText('owed'), paid: sumText('paid') })}
        </Typography>
      )}
    </>
  );
};
