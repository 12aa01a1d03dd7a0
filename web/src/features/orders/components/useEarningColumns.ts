import { useMemo } from 'react';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import { formatFileAmount } from '@domain/values/money.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';

const KINDS = {
  agreedOn: 'date',
  payableOn: 'date',
  amount: 'amount',
  share: 'amount',
  vat: 'amount',
  withholding: 'amount',
  net: 'amount',
  paid: 'amount',
  paidOn: 'date',
} as const;

/** Export columns of an earning, like its row. */
export const useEarningColumns = (): readonly FileColumn<OwnEarning>[] => {
  const text = useText();
  const languageName = useLanguageName();

  return useMemo(() => {
    const view = {
      project: ({ projectName }) => projectName,
      characters: ({ roles }) =>
        roles.map(({ character, language }) => `${character} (${languageName(language)})`).join(', '),
      agreedOn: ({ agreedOn }) => agreedOn,
      state: ({ state }) => text(`earnings.which.${state}`),
      held: ({ held }) => (held === null ? '' : held || text('earnings.held')),
      payableOn: ({ payableOn }) => payableOn ?? '',
      amount: ({ amount, currency }) => formatFileAmount(amount, currency),
      share: ({ share, currency }) => formatFileAmount(share, currency),
      vat: ({ vat, currency }) => formatFileAmount(vat, currency),
      withholding: ({ withholding, currency }) => formatFileAmount(withholding, currency),
      net: ({ net, currency }) => formatFileAmount(net, currency),
      paid: ({ paid, currency }) => formatFileAmount(paid, currency),
      paidOn: ({ paidOn }) => paidOn ?? '',
      currency: ({ currency }) => currency,
    } satisfies Readonly<Record<string, (earning: OwnEarning) => string>>;

    return getFileColumns(view, (field) => text(`earnings.column.${field}`), KINDS);
  }, [languageName, text]);
};
