import { rateTableSchema } from '@domain/pricing/rate-tables.schema.ts';
import { rateTableTermsSchema } from '@domain/pricing/rate-tables.schema.ts';
import { useState } from 'react';
import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import { EXPRESS_HOURS } from '@domain/projects/projects.ts';
import type { OfferedOptions } from '@domain/pricing/agency-options.api.ts';
import type { PreviewedPrice } from '@domain/pricing/pricing.ts';
import type { RateTable, RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { CLIENT_SEES } from '@domain/pricing/rate-tables.schema.ts';
import { CURRENCIES } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { allowNextLeave } from '../../../components/unsaved/leaving.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { PreviewDialog } from '../dialogs/PreviewDialog.tsx';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { api } from '../../../lib/http/api.ts';
import { type CodedName, type RateTableValues, type SHARES, getValues } from '../data/rateTableValues.ts';
import { readValues } from '../data/readValues.ts';
import { ExchangeFields } from './ExchangeFields.tsx';
import { FactorFields } from './FactorFields.tsx';
import { StepFields } from './StepFields.tsx';

interface FeeProps {
  readonly name:
    'sessionFirstHour' | 'sessionHalfHour' | 'usageBase' | 'minimumFee' | 'engineerHour' | 'studioHour';
}

/** An amount in the table's currency. */
const Fee = ({ name }: FeeProps) => {
  const text = useText();
  const { values } = useFormikContext<RateTableValues>();

  return (
    <FormTextField
      name={name}
      label={text(`rateTables.${name}`)}
      helperText={text(`rateTables.${name}Hint`)}
      inputMode="decimal"
      endAdornment={
        <Muted component="div" variant="inherit">
          {values.currency}
        </Muted>
      }
      maxLength={16}
    />
  );
};

const Share = ({ name }: { readonly name: (typeof SHARES)[number] }) => {
  const text = useText();

  return (
    <FormTextField
      name={name}
      label={text(`rateTables.${name}`)}
      helperText={text(`rateTables.${name}Hint`, { hours: EXPRESS_HOURS })}
      inputMode="decimal"
      endAdornment={
        <Muted component="div" variant="inherit">
          %
        </Muted>
      }
      maxLength={6}
    />
  );
};

const getCodes = (offered: OfferedOptions): Readonly<Record<CodedName, readonly string[]>> => {
  const listCodes = (name: CodedName) => offered[name].map(({ code }) => code);
  return {
    media: listCodes('media'),
    durations: listCodes('durations'),
    territoryCovers: listCodes('territoryCovers'),
  };
};

const Fields = ({ offered }: { readonly offered: OfferedOptions }) => {
  const text = useText();
  const { locale } = useLocale();
  const { values } = useFormikContext<RateTableValues>();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const currencies = [...new Set([...CURRENCIES, values.currency])].map((code) => ({
    code,
    label: joinDotted([code, names.of(code) ?? code]),
  }));

  return (
    <>
      <SectionCard title={text('rateTables.begin')}>
        <FieldPair>
          <FormDay
            name="validFrom"
            label={text('rateTables.validFrom')}
            helperText={text('rateTables.validFromHint')}
          />
          <FormSelect
            name="currency"
            label={text('rateTables.currency')}
            options={currencies}
            helperText={text('rateTables.currencyHint')}
          />
        </FieldPair>
      </SectionCard>
      <SectionCard title={text('rateTables.fees')} lead={text('rateTables.feesLead')}>
        <Stack>
          <FieldPair>
            <Fee name="sessionFirstHour" />
            <Fee name="sessionHalfHour" />
          </FieldPair>
          <FormTextField
            name="sessionHours"
            label={text('rateTables.sessionHours')}
            helperText={text('rateTables.sessionHoursHint')}
            inputMode="numeric"
            maxLength={2}
          />
          <FieldPair>
            <Fee name="usageBase" />
            <Fee name="minimumFee" />
          </FieldPair>
        </Stack>
      </SectionCard>
      <SectionCard title={text('rateTables.agency')} lead={text('rateTables.agencyLead')}>
        <Stack>
          <FieldPair>
            <Fee name="engineerHour" />
            <Fee name="studioHour" />
          </FieldPair>
          <FieldPair>
            <Share name="commission" />
            <Share name="expressSurcharge" />
          </FieldPair>
          <FormRadios
            name="clientSees"
            label={text('rateTables.clientSees')}
            options={CLIENT_SEES.map((code) => ({ code, label: text(`rateTables.clientSees.${code}`) }))}
          />
        </Stack>
      </SectionCard>
      <FactorFields name="media" options={offered.media} lead={text('rateTables.factorsLead')} />
      <SectionCard title={text('rateTables.organic')}>
        <FieldPair>
          <Share name="organicShare" />
        </FieldPair>
      </SectionCard>
      <FactorFields name="durations" options={offered.durations} lead={text('rateTables.durationsLead')} />
      <FactorFields
        name="territoryCovers"
        options={offered.territoryCovers}
        lead={text('rateTables.territoryCoversLead')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <StepFields name="lengths" />
        <StepFields name="spots" />
      </Box>
      <ExchangeFields />
    </>
  );
};

interface Props {
  /** The version to copy; undefined: the agency has none. */
  readonly from: RateTable | undefined;
  /** The latest version; 0: none. */
  readonly latest: number;
  /** The agency's options; hidden ones keep their factor, as existing choices need it. */
  readonly offered: OfferedOptions;
  readonly onSaved: () => void;
}

interface Previewed {
  readonly terms: RateTableTerms;
  readonly prices: readonly PreviewedPrice[];
}

/** A new rate table version: edited, compared with current prices of real projects, then saved. */
export const RateTableForm = ({ from, latest, offered, onSaved }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { agency } = useSignedIn();
  const today = useAgencyDay();
  const draft = useDraft(`rateTable.${from?.version ?? 0}`);
  // The initial values stay while the day changes and colleagues save versions.
  const [initial] = useState(() =>
    getValues(from, getCodes(offered), today(), locale, agency?.currency ?? undefined),
  );
  const [basedOn] = useState(latest);
  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = useSubmit<RateTableValues>(async (values) => {
    const { terms } = readValues(values, today());
    if (!terms) return;

    const table = rateTableTermsSchema.cast(terms);
    setPreviewed({ terms, prices: await api.pricing.previewRateTable({ table, projectIds: [] }) });
  });
  const version = basedOn + 1;

  return (
    <AppFormik
      initialValues={initial}
      validate={(values) => {
        const { faults } = readValues(values, today());
        return faults.validFrom === 'rateTables.past'
          ? { ...faults, validFrom: text('rateTables.past') }
          : faults;
      }}
      onSubmit={preview}
    >
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        <Fields offered={offered} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton>{text('rateTables.preview')}</SubmitButton>
        </Box>
        {previewed && (
          <PreviewDialog
            version={version}
            validFrom={previewed.terms.validFrom}
            prices={previewed.prices}
            onCancel={() => setPreviewed(undefined)}
            onSave={async (submission) => {
              try {
                await api.pricing.saveRateTable(
                  rateTableSchema.cast({ ...previewed.terms, basedOn }),
                  submission,
                );
              } catch (error) {
                toasts.error(errorText(error));
                return;
              }

              draft.forget();
              allowNextLeave();
              toasts.success(text('rateTables.saved', { version }));
              onSaved();
            }}
          />
        )}
      </Stack>
    </AppFormik>
  );
};
