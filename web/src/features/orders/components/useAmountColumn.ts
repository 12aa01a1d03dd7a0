import { useCallback } from 'react';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

type Amount = 'net' | 'vat' | 'total' | 'paid' | 'open';
type AmountRow<Field extends Amount> = { readonly currency: string } & Readonly<Record<Field, number | null>>;

/** Makes columns of amounts; the file has the currency beside the total. */
export const useAmountColumn = () => {
  const text = useText();
  const { locale } = useLocale();

  return useCallback(
    <Field extends Amount, Row extends AmountRow<Field>>(
      field: Field,
      look: Pick<DataColumn<Row>, 'minWidth' | 'hidden'>,
    ): DataColumn<Row> => ({
      field,
      label: text(`orderList.${field}`),
      numeric: true,
      kind: 'amount',
      ...look,
      cell: (row) => {
        const minor: number | null = row[field];
        return minor === null ? '—' : formatMoney(minor, row.currency, locale);
      },
      plain: (row) => formatFileAmount(row[field], row.currency),
      ...(field === 'total'
        ? { beside: [[text('orderList.currency'), ({ currency }: Row) => currency]] as const }
        : {}),
    }),
    [locale, text],
  );
};
