import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { INVOICING } from '@domain/orders/billing-limits.ts';
import { getDefaultInvoicing } from '@domain/orders/billing-terms.ts';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { TypedTerms } from '../data/billingTerms.ts';

/** Where an agency's invoices are issued; for a new one, as is usual in its country until it chooses. */
export const InvoicingField = ({ isNew }: { readonly isNew: boolean }) => {
  const text = useText();
  const { values, touched, setFieldValue } = useFormikContext<TypedTerms>();
  const { country } = values;
  const follows = isNew && !touched.invoicing;

  useEffect(() => {
    if (follows) void setFieldValue('invoicing', getDefaultInvoicing(country));
  }, [country, follows, setFieldValue]);

  return (
    <>
      <FormRadios
        name="invoicing"
        label={text('billingTerms.invoicing')}
        options={INVOICING.map((code) => ({ code, label: text(`billingTerms.invoicing.${code}`) }))}
      />
      <Muted>{text('billingTerms.invoicingHint')}</Muted>
      {country === 'ESP' && <Muted>{text('billingTerms.invoicingSpain')}</Muted>}
    </>
  );
};
