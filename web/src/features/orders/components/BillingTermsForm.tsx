import { Form } from 'formik';
import { array, object, string } from 'yup';
import { PAYABLE_DAYS_MAX, PAYABLE_EVENTS } from '@domain/earnings/payable-rule.ts';
import { shareRates } from '@domain/earnings/share-rates.ts';
import { BILLS_ON, DUE_DAYS_MAX } from '@domain/orders/billing-limits.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { BOOK_ACCOUNTS } from '@domain/monthEnd/accounts.ts';
import { LETTER_DAYS_MAX, LETTERS } from '@domain/orders/letters.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { ShareRates } from '../../../common/earnings/ShareRates.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { parseBasisPoints, saveTerms, toTypedTerms, type TypedTerms } from '../data/billingTerms.ts';
import { AddressFields } from './AddressFields.tsx';
import { InvoicingField } from './InvoicingField.tsx';
import { VatRules } from './VatRules.tsx';

const line = string().required('validation.required');

/** Days, or nothing. */
const letterDays = string().test(
  'letterDays',
  getRangeMessage(1, LETTER_DAYS_MAX),
  (typed = '') => typed === '' || (/^[1-9]\d*$/.test(typed) && Number(typed) <= LETTER_DAYS_MAX),
);

const days = (max: number) =>
  line.test(
    'days',
    getRangeMessage(0, max),
    (typed) => typed === '' || (/^\d+$/.test(typed) && Number(typed) <= max),
  );

const schema = object({
  legalName: line,
  address: line,
  zip: line,
  city: line,
  country: line,
  vatTaxId: string(),
  invoicePrefix: line.matches(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'invoice.prefixShape'),
  dueDays: days(DUE_DAYS_MAX),
  letters: object({ friendly: letterDays, firm: letterDays, last: letterDays }),
  shares: shareRates(),
  payableEvent: line,
  payableDays: days(PAYABLE_DAYS_MAX),
  vatRules: array()
    .of(
      object({
        to: line,
        kind: line,
        percent: string().test('percent', 'validation.percentage', (typed) => {
          const rate = parseBasisPoints(typed ?? '');
          return rate >= 0 && rate <= 10_000;
        }),
        note: string().max(200),
      }),
    )
    .required(),
});

interface Props {
  readonly agencyId: string;
  /** Null: nothing has been set yet. */
  readonly known: BillingTerms | null;
  readonly onSaved: () => void;
}

/** An agency's invoice settings. */
export const BillingTermsForm = ({ agencyId, known, onSaved }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const draft = useDraft(`billingTerms.${agencyId}`);
  const save = useSave<TypedTerms>(draft, async (values, submission) => {
    await saveTerms(values, known?.version ?? 0, submission);
    onSaved();
  });

  return (
    <AppFormik initialValues={toTypedTerms(known, locale)} validationSchema={schema} onSubmit={save}>
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        <SectionCard title={text('billingTerms.address')}>
          <Stack>
            <AddressFields />
          </Stack>
        </SectionCard>
        <SectionCard title={text('billingTerms.terms')}>
          <Stack>
            <FieldPair>
              <FormTextField
                name="invoicePrefix"
                label={text('billingTerms.prefix')}
                helperText={text('billingTerms.prefixHint')}
              />
              <FormTextField name="dueDays" label={text('billingTerms.dueDays')} inputMode="numeric" />
            </FieldPair>
            <InvoicingField isNew={known === null} />
            <FormRadios
              name="billsOn"
              label={text('billingTerms.billsOn')}
              options={BILLS_ON.map((code) => ({ code, label: text(`billingTerms.billsOn.${code}`) }))}
            />
            <FormCheckbox name="eInvoice" label={text('billingTerms.eInvoice')} />
          </Stack>
        </SectionCard>
        <SectionCard title={text('billingTerms.letters')} lead={text('billingTerms.lettersLead')}>
          <Stack>
            {LETTERS.map((letter) => (
              <FormTextField
                key={letter}
                name={`letters.${letter}`}
                label={text(`billingTerms.letter.${letter}`)}
                inputMode="numeric"
              />
            ))}
          </Stack>
        </SectionCard>
        <SectionCard title={text('billingTerms.talents')} lead={text('billingTerms.talentsLead')}>
          <Stack>
            <ShareRates hint={text('billingTerms.sharesHint')} />
            <FormRadios
              name="payableEvent"
              label={text('billingTerms.payableEvent')}
              options={PAYABLE_EVENTS.map((code) => ({
                code,
                label: text(`billingTerms.payableEvent.${code}`),
              }))}
            />
            <FormTextField name="payableDays" label={text('billingTerms.payableDays')} inputMode="numeric" />
          </Stack>
        </SectionCard>
        <SectionCard title={text('billingTerms.vat')} lead={text('billingTerms.vatLead')}>
          <VatRules />
        </SectionCard>
        <SectionCard title={text('billingTerms.accounts')} lead={text('billingTerms.accountsLead')}>
          <Stack>
            {BOOK_ACCOUNTS.map((account) => (
              <FormTextField
                key={account}
                name={`accounts.${account}`}
                label={text(`billingTerms.account.${account}`)}
                maxLength={40}
              />
            ))}
          </Stack>
        </SectionCard>
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};
