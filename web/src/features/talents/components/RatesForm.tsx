import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ratesSchema } from '@domain/rates/rates.schema.ts';
import { FULL_BASIS_POINTS } from '@domain/pricing/rate-tables.ts';
import { multiplyFee } from '@domain/pricing/usage.ts';
import type { RatesPage, RateTerms } from '@domain/rates/rates.ts';
import { CURRENCIES, formatMoney } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { ChangedByAgency } from '../../../common/talents/ChangedByAgency.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatFactor } from '../../../common/pricing/priceFigures.ts';
import { saveRates } from '../data/talentRates.ts';
import { FEES, type Fee } from './rateCells.ts';
import { useTextFor } from './useTextFor.ts';

interface RatesValues extends Readonly<Record<Fee, number | null>> {
  readonly currency: string;
}

/** The typed rates' price for the most common job. */
const Example = ({
  talentId,
  terms,
}: {
  readonly talentId: string;
  readonly terms: RateTerms | undefined;
}) => {
  const text = useTextFor(talentId);
  const { locale } = useLocale();
  const { values } = useFormikContext<RatesValues>();
  const { currency, sessionFee, usageFee, minimumFee } = values;
  const factors = terms?.exampleFactors;
  // Unset fees follow the agency's defaults, which this page doesn't know.
  if (!factors || !sessionFee || !usageFee || minimumFee === null) return null;

  const money = (minor: number) => formatMoney(minor, currency, locale);
  const usage = multiplyFee(usageFee, factors);
  const isBelow = sessionFee + usage < minimumFee;

  return (
    <Box role="status" sx={{ padding: 2, borderRadius: 1, backgroundColor: 'action.hover' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {text('rates.example', { total: money(Math.max(sessionFee + usage, minimumFee)) })}
      </Typography>
      <Muted>
        {text('rates.exampleSum', {
          session: money(sessionFee),
          usage: money(usage),
          fee: money(usageFee),
          factor: formatFactor(multiplyFee(FULL_BASIS_POINTS, factors), locale),
        })}
        {isBelow && `. ${text('rates.exampleMinimum', { minimum: money(minimumFee) })}`}
      </Muted>
    </Box>
  );
};

const Fees = ({ terms }: { readonly terms: RateTerms | undefined }) => {
  const text = useText();
  const covers = terms
    ? text('rates.sessionFeeHint', { hours: terms.sessionHours })
    : text('rates.sessionFeePlain');
  const sessionHint = `${covers} ${text('rates.leaveEmpty')}`;
  const { values } = useFormikContext<RatesValues>();

  return (
    <>
      {FEES.map((name) => (
        <FormMoney
          key={name}
          name={name}
          currency={values.currency}
          label={text(`rates.${name}`)}
          mayBeEmpty
          helperText={
            name === 'sessionFee' ? sessionHint : `${text(`rates.${name}Hint`)} ${text('rates.leaveEmpty')}`
          }
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
    label: joinDotted([code, names.of(code) ?? code]),
  }));
  const save = useSave<RatesValues>(draft, async (values, submission) => {
    const { updatedAt } = rates;
    const body = ratesSchema.cast({ ...values, ...(updatedAt ? { updatedAt } : {}) });
    await saveRates(talentId, body, submission);
    onSaved();
  });

  return (
    <SectionCard title={text('rates.title')} lead={text('rates.lead')}>
      <ChangedByAgency talentId={talentId} collection="talentRates" />
      <AppFormik
        key={rates.updatedAt}
        initialValues={initial}
        validationSchema={ratesSchema.omit(['updatedAt'])}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <FormSelect name="currency" label={text('rates.currency')} options={currencies} />
          <Fees terms={rates.terms} />
          <Example talentId={talentId} terms={rates.terms} />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};
