import Typography from '@mui/material/Typography';
import type { InvoiceFault } from '@domain/selfBilling/talent-invoices.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly faults: readonly InvoiceFault[];
  readonly currency: string;
}

/** Why a talent's invoice doesn't match its earnings, line by line. */
export const InvoiceFaults = ({ faults, currency }: Props) => {
  const text = useText();
  const { locale } = useLocale();

  return faults.map(({ kind, stated, expected }) => (
    <Typography key={kind} variant="body2">
      {text(`invoiceFault.${kind}`, {
        stated: formatMoney(stated ?? 0, currency, locale),
        expected: formatMoney(expected ?? 0, currency, locale),
      })}
    </Typography>
  ));
};
