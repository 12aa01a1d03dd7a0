import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ratesSchema } from '@domain/rates/rates.schema.ts';
import type { RatesPage } from '@domain/rates/rates.ts';
import { CURRENCIES, moneyText } from '@domain/values/money.ts';
import { ChangedByAgency } from '../../../components/ChangedByAgency.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveRates } from '../data/ratesCalls.ts';
import { useTextFor } from './useTextFor.ts';

interface RatesValues {
  readonly currency: string;
  readonly sessionFee: number | null;
  readonly usageFee: number | null;
  readonly minimumFee: number | null;
}

/** What the rates come to for the most common job, as they are being typed. */
const Example = ({ talentId }: { readonly talentId: string }) => {
  const text = useTextFor(talentId);
  const { locale } = useLocale();
  const { values } = useFormikContext<RatesValues>();
  const { currency, sessionFee, usageFee, minimumFee } = values;
  if (sessionFee === null || usageFee === null || minimumFee === null) return null;
  const money = (minor: number) => moneyText(minor, currency, locale);
  const isBelow = sessionFee + usageFee < minimumFee;
  return (
    <Box role="status" sx={{ padding: 2, borderRadius: 1, backgroundColor: 'action.hover' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {text('rates.example', { total: money(Math.max(sessionFee + usageFee, minimumFee)) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('rates.exampleSum', { session: money(sessionFee), usage: money(usageFee) })}
        {isBelow && `. ${text('rates.exampleMinimum', { minimum: money(minimumFee) })}`}
      </Typography>
    </Box>
  );
};

const Fees = () => {
  const text = useText();
  const { values } = useFormikContext<RatesValues>();
  return (
    <>
      {(['sessionFee', 'usageFee', 'minimumFee'] as const).map((name) => (
        <FormMoney
          key={name}
          name={name}
          currency={values.currency}
          label={text(`rates.${name}`)}
          helperText={text(`rates.${name}Hint`)}
        />
      ))}
    </>
  );
};

interface Props {
  readonly talentId: string;
  readonly rates: RatesPage;
  readonly onSaved: () => void;
}

/** What a talent asks for; each fee says what it is for. */
export const RatesForm = ({ talentId, rates, onSaved }: Props) => {
  const text = useTextFor(talentId);
  const { locale } = useLocale();
  const draft = useDraft(`rates.${talentId}`);
  const initial: RatesValues = {
    currency: rates.currency,
    sessionFee: rates.sessionFee,
    usageFee: rates.usageFee ?? 0,
    minimumFee: rates.minimumFee ?? 0,
  };
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const currencies = [...new Set([...CURRENCIES, rates.currency])].map((code) => ({
    code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
  const save = useSave<RatesValues>(draft, async (values, press) => {
    const { updatedAt } = rates;
    const body = ratesSchema.cast({ ...values, ...(updatedAt ? { updatedAt } : {}) });
    await saveRates(talentId, body, press);
    onSaved();
  });
  return (
    <SectionCard title={text('rates.title')} lead={text('rates.lead')}>
      <ChangedByAgency talentId={talentId} change={rates.changedByAgency} />
      <AppFormik
        key={rates.updatedAt}
        initialValues={initial}
        validationSchema={ratesSchema.omit(['updatedAt'])}
        onSubmit={save}
      >
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <Draft of={draft} />
          <FormSelect name="currency" label={text('rates.currency')} options={currencies} />
          <Fees />
          <Example talentId={talentId} />
          <SaveBar />
        </Box>
      </AppFormik>
    </SectionCard>
  );
};
