import { useMemo } from 'react';
import { Form, useFormikContext } from 'formik';
import { BILLING_FIELDS, billingInformationSchema } from '@domain/billing/billing.schema.ts';
import type { Serialised } from '@domain/contract.ts';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { getDefaults, toFormValues } from '@domain/values/fields.ts';
import { ChangedByAgency } from '../../../common/talents/ChangedByAgency.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { useStoredValues } from '../../../components/form/useStoredValues.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { useTextFor } from './useTextFor.ts';

interface Props {
  readonly talentId: string;
  /** Live or from the API; null: none yet. */
  readonly known: BillingInformation | Serialised<BillingInformation> | null;
}

const getValues = (talentId: string, billing: Props['known']) => ({
  talent: talentId,
  ...toFormValues(BILLING_FIELDS, { ...getDefaults(BILLING_FIELDS), ...billing }),
});
type BillingValues = ReturnType<typeof getValues>;

const Payment = ({ talentId }: { readonly talentId: string }) => {
  const text = useTextFor(talentId);
  const { values } = useFormikContext<BillingValues>();

  return (
    <>
      <ShownWhen is={!values.noPaypal}>
        <FormTextField
          name="paypalEmail"
          type="email"
          label={text('billing.paypalEmail')}
          helperText={text('billing.paypalHint')}
          autoComplete="email"
        />
      </ShownWhen>
      <FormCheckbox name="noPaypal" label={text('billing.noPaypal')} />
    </>
  );
};

/** A talent's payment details. */
export const BillingForm = ({ talentId, known }: Props) => {
  const text = useTextFor(talentId);
  const countries = useCountryOptions();
  const draft = useDraft(`billing.${talentId}`);
  const stored = useMemo(() => getValues(talentId, known), [talentId, known]);
  const { initialValues, around } = useStoredValues(stored);

  const send = (values: BillingValues, submission: Submission) => {
    const body = billingInformationSchema.cast(values);
    return known
      ? api.talents.updateBilling({ id: talentId }, body, submission)
      : api.talents.createBilling(body, submission);
  };

  const save = useSave<BillingValues>(draft, send, around);

  return (
    <SectionCard title={text('billing.title')} lead={text('billing.lead')}>
      <ChangedByAgency talentId={talentId} collection="billingInformation" />
      <AppFormik
        key={JSON.stringify(initialValues)}
        initialValues={initialValues}
        validationSchema={billingInformationSchema}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <ReferenceFailure of={['countries']} />
          <FormTextField
            name="legalName"
            label={text('billing.legalName')}
            helperText={text('billing.legalNameHint')}
            autoComplete="organization"
          />
          <FieldPair>
            <FormChoice
              name="country"
              label={text('billing.country')}
              options={countries.options}
              loading={countries.status === 'loading'}
            />
            <FormTextField
              name="vatTaxId"
              label={text('billing.vatTaxId')}
              helperText={text('billing.vatTaxIdHint')}
            />
          </FieldPair>
          <FormTextField name="address" label={text('billing.address')} autoComplete="address-line1" />
          <FormTextField name="address2" label={text('billing.address2')} autoComplete="address-line2" />
          <FieldPair>
            <FormTextField name="city" label={text('billing.city')} autoComplete="address-level2" />
            <FormTextField name="state" label={text('billing.state')} autoComplete="address-level1" />
          </FieldPair>
          <FieldPair>
            <FormTextField name="zip" label={text('billing.zip')} autoComplete="postal-code" />
            <FormTextField name="phone" type="tel" label={text('billing.phone')} autoComplete="tel" />
          </FieldPair>
          <Payment talentId={talentId} />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};
