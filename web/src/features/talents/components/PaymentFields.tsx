import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { VAT_STATUSES, WITHHOLDING_KINDS } from '@domain/billing/payment-details.schema.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormRate } from '../../../components/form/FormRate.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import type { TypedPayment } from '../data/paymentValues.ts';

/** The bank account, and the holder's structured address. */
export const AccountFields = () => {
  const text = useText();
  const countries = useCountryOptions();

  return (
    <Stack>
      <FormTextField name="iban" label={text('payment.iban')} helperText={text('payment.ibanHint')} />
      <FieldPair>
        <FormTextField
          name="accountHolder"
          label={text('payment.accountHolder')}
          helperText={text('payment.accountHolderHint')}
          autoComplete="name"
        />
        <FormTextField name="bic" label={text('payment.bic')} helperText={text('payment.bicHint')} />
      </FieldPair>
      <ReferenceFailure of={['countries']} />
      <FieldPair>
        <FormTextField name="address.street" label={text('payment.street')} />
        <FormTextField name="address.building" label={text('payment.building')} />
      </FieldPair>
      <FieldPair>
        <FormTextField name="address.postcode" label={text('payment.postcode')} autoComplete="postal-code" />
        <FormTextField name="address.town" label={text('payment.town')} autoComplete="address-level2" />
      </FieldPair>
      <FormChoice
        name="address.country"
        label={text('payment.country')}
        options={countries.options}
        loading={countries.status === 'loading'}
      />
    </Stack>
  );
};

/** VAT and withholding on the talent's invoices. */
export const TaxFields = () => {
  const text = useText();
  const { values } = useFormikContext<TypedPayment>();
  const { vat } = values.taxStatus;
  const { kind } = values.withholding;
  const isWithheld = kind === 'standard' || kind === 'reduced';

  return (
    <Stack>
      <Typography variant="subtitle1" component="h3">
        {text('payment.taxes')}
      </Typography>
      <Muted>{text('payment.taxesHint')}</Muted>
      <FieldPair>
        <FormSelect
          name="taxStatus.vat"
          label={text('payment.vat')}
          options={VAT_STATUSES.map((code) => ({ code, label: text(`payment.vat.${code}`) }))}
        />
        <ShownWhen is={vat === 'charged'}>
          <FormRate name="taxStatus.rate" label={text('payment.vatRate')} />
        </ShownWhen>
      </FieldPair>
      <FormTextField
        name="taxStatus.note"
        label={text('payment.note')}
        helperText={text('payment.noteHint')}
      />
      <FormSelect
        name="withholding.kind"
        label={text('payment.withholding')}
        options={WITHHOLDING_KINDS.map((code) => ({ code, label: text(`payment.withholding.${code}`) }))}
      />
      <ShownWhen is={isWithheld}>
        <FieldPair>
          <FormRate name="withholding.rate" label={text('payment.withholdingRate')} />
          <FormRate
            name="withholding.usageRate"
            label={text('payment.usageRate')}
            helperText={text('payment.usageRateHint')}
          />
        </FieldPair>
      </ShownWhen>
      <ShownWhen is={kind === 'reduced'}>
        <FieldPair>
          <FormDay name="withholding.validThrough" label={text('payment.validThrough')} />
          <FormTextField
            name="withholding.evidence"
            label={text('payment.evidence')}
            helperText={text('payment.evidenceHint')}
          />
        </FieldPair>
      </ShownWhen>
    </Stack>
  );
};
