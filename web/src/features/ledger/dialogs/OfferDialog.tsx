import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { toNextTerm } from '@domain/ledger/renewals.ts';
import { formatMoney } from '@domain/values/money.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLicenceSubject } from '../data/useLicenceSubject.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Confirms the offer of a renewal, with its days, price and buyer. */
export const OfferDialog = ({ row, reader, onDone, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const { locale } = useLocale();
  const subject = useLicenceSubject(row);
  const days = toNextTerm(row);
  const amount = reader === 'staff' ? row.renewalPrice : row.renewalEarned;
  const price = text(reader === 'staff' ? 'ledger.renewNet' : 'ledger.ownFee');

  return (
    <ConfirmDialog
      open
      title={text('ledger.offerTitle')}
      confirmLabel={text('ledger.offerSend')}
      onConfirm={async (submission) => {
        await api.ledger.offerRenewal({ id: row.id }, submission);
        toasts.success(text('ledger.offerSent'));
        onDone();
      }}
      onCancel={onClose}
    >
      <FactList
        facts={[
          ...subject,
          ...(days
            ? [
                [
                  text('ledger.renewPeriod'),
                  text('ledger.renewDays', { from: dates.day(days.from), through: dates.day(days.through) }),
                ] as const,
              ]
            : []),
          ...(typeof amount === 'number'
            ? [[price, formatMoney(amount, row.currency, locale)] as const]
            : []),
          [text('ledger.renewWho'), row.companyName ?? text('ledger.renewClient')],
        ]}
      />
      <Muted sx={{ marginTop: 2 }}>{text('ledger.offerThen')}</Muted>
    </ConfirmDialog>
  );
};
