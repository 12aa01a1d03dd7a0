import { object, string } from 'yup';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { RenewalQuote } from '@domain/orders/orders.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { LoadingDialog } from '../../../components/dialogs/LoadingDialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLicenceSubject } from '../data/useLicenceSubject.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';

const schema = object({ reference: string().max(120).default('') });

interface Props {
  readonly row: LicenceRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A renewal's terms and price, with VAT if known. */
const useFacts = ({ from, through, net, vat, total, currency, companyName }: RenewalQuote) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const days = text('ledger.renewDays', { from: dates.day(from), through: dates.day(through) });

  return [
    [text('ledger.renewPeriod'), days] as const,
    [text('ledger.renewNet'), money(net)] as const,
    vat
      ? ([
          text(`ledger.vat.${vat.kind}`, { rate: formatShare(vat.rate, locale) }),
          money(vat.amount),
        ] as const)
      : ([text('ledger.vat'), text('ledger.vatLater')] as const),
    ...(vat ? [[text('ledger.renewTotal'), <strong key="total">{money(total)}</strong>] as const] : []),
    [text('ledger.renewWho'), text('ledger.renewYou', { company: companyName })] as const,
  ];
};

interface FormProps extends Props {
  readonly quote: RenewalQuote;
  /** Called when the price was refused because it has changed. */
  readonly onPriceChanged: () => void;
}

const RenewForm = ({ row, quote, onPriceChanged, onDone, onClose }: FormProps) => {
  const text = useText();
  const { locale } = useLocale();
  const { priceKey, total, currency } = quote;

  return (
    <FormDialog<{ readonly reference: string }>
      draft={`renewal.${row.id}`}
      title={text('ledger.renewTitle', { project: row.projectName })}
      initial={{ reference: '' }}
      schema={schema}
      submitLabel={text('ledger.renewOrder', { price: formatMoney(total, currency, locale) })}
      onSubmit={async ({ reference }, submission) => {
        try {
          await api.orders.renew({ id: row.id }, { priceKey, reference }, submission);
        } catch (error) {
          if (isApiError(error) && error.code === 'order.priceChanged') onPriceChanged();
          throw error;
        }
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <FactList facts={[...useLicenceSubject(row), ...useFacts(quote)]} />
      <FormTextField
        name="reference"
        label={text('ledger.renewReference')}
        helperText={text('ledger.renewReferenceHint')}
      />
      <Muted>{text('ledger.renewThen')}</Muted>
    </FormDialog>
  );
};

/** Confirms a renewal: price, buyer and next steps. */
export const RenewDialog = (props: Props) => {
  const text = useText();
  const { id, projectName } = props.row;
  const { data, error, reload } = useRequest(`renewal ${id}`, (signal) =>
    api.orders.renewalQuote({ id }, { signal }),
  );
  if (data) return <RenewForm {...props} quote={data} onPriceChanged={reload} />;

  return (
    <LoadingDialog
      label={text('ledger.renewTitle', { project: projectName })}
      height={280}
      error={error}
      onRetry={reload}
      onClose={props.onClose}
    />
  );
};
