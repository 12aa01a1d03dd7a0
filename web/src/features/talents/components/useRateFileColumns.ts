import { useMemo } from 'react';
import type { ListedRates } from '@domain/rates/rates.ts';
import { formatFileAmount } from '@domain/values/money.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { FEES } from './rateCells.ts';

/** Export columns of a talent's rates, like the grid; empty where not set. */
export const useRateFileColumns = (): readonly FileColumn<ListedRates>[] => {
  const text = useText();

  return useMemo(
    () => [
      { field: 'name', label: text('rateGrid.talent'), plain: ({ fullName }) => fullName },
      { field: 'currency', label: text('rates.currency'), plain: ({ rates }) => rates.currency },
      ...FEES.map((fee): FileColumn<ListedRates> => ({
        field: fee,
        label: text(`rates.${fee}`),
        kind: 'amount',
        plain: ({ rates: { currency, updatedAt = null, [fee]: amount } }) =>
          updatedAt === null || amount === undefined ? '' : formatFileAmount(amount, currency),
      })),
    ],
    [text],
  );
};
