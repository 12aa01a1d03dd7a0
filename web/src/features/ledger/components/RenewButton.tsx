import Autorenew from '@mui/icons-material/AutorenewOutlined';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { RenewalOffer } from '@domain/ledger/renewals.ts';
import { moneyText } from '@domain/values/money.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { renewLicence } from '../data/ledgerCalls.ts';

interface Props {
  readonly row: LicenceRow;
  readonly offer: RenewalOffer;
  readonly onChanged: () => void;
}

/** Orders another year in one click, which says what that costs; it can be cancelled until the agency has confirmed it. */
export const RenewButton = ({ row, offer: { through, price, key }, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { locale } = useLocale();
  return (
    <SendButton
      variant={row.stage === 'ending' ? 'contained' : 'outlined'}
      {...(row.stage === 'ending' ? {} : { color: 'inherit' as const })}
      startIcon={<Autorenew />}
      // It says a day and a price: too long for a phone's width in one line.
      sx={{ whiteSpace: 'normal', textAlign: 'left' }}
      onSend={async (press) => {
        await renewLicence(row.id, key, press);
        onChanged();
      }}
      onFailure={(error) => {
        toasts.error(errorText(error));
        // Another price or another year: what is shown is no longer what can be ordered.
        onChanged();
      }}
    >
      {text('ledger.renew', { day: dates.day(through), price: moneyText(price, row.currency, locale) })}
    </SendButton>
  );
};
