import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

type Column = DataColumn<LicenceRow>;

/** What licences cost the client or pay the talent, by who reads. */
export const usePriceColumns = (reader: LicenceReader, isCompact: boolean): readonly Column[] => {
  const text = useText();
  const { locale } = useLocale();

  const price = (
    field: 'renewalPrice' | 'earned' | 'renewalEarned',
    label: string,
    isHidden = false,
  ): Column => ({
    field,
    label,
    numeric: true,
    minWidth: 96,
    hidden: isCompact || isHidden,
    plain: ({ [field]: amount, currency }) => formatFileAmount(amount ?? null, currency),
    cell: ({ [field]: amount, currency }) =>
      amount === null || amount === undefined
        ? text('ledger.onRequest')
        : formatMoney(amount, currency, locale),
  });

  const columns: Readonly<Record<LicenceReader, readonly Column[]>> = {
    client: [price('renewalPrice', text('ledger.renewal'))],
    staff: [
      price('renewalPrice', text('ledger.renewal')),
      price('earned', text('ledger.earned'), true),
      price('renewalEarned', text('ledger.renewalEarned'), true),
    ],
    talent: [price('earned', text('ledger.ownFee')), price('renewalEarned', text('ledger.ownRenewal'), true)],
  };

  return columns[reader];
};
