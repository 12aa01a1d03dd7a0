import { useMemo, useState } from 'react';
import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import type { ExpressOffer } from '@domain/projects/express.api.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormCompany } from '../../../components/form/FormCompany.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Placed } from '../data/express.ts';
import { NO_EXPRESS, readExpress, type ExpressDraft } from '../data/expressValues.ts';
import { getOptions, READING_ORDER } from '../data/licenceChoice.ts';
import { ExpressPrice } from './ExpressPrice.tsx';
import { ExpressTerms } from './ExpressTerms.tsx';
import { LicenceItemField } from './LicenceItemField.tsx';

const stack = { display: 'grid', gap: 2 } as const;

const WhoSpeaks = () => {
  const text = useText();
  const { values } = useFormikContext<ExpressDraft>();

  return (
    <SectionCard title={text('express.voices')}>
      <Box sx={stack}>
        <ReferenceFailure of={['languages']} />
        <FormLanguages name="languages" label={text('express.languages')} />
        <FormRadios
          name="voices"
          label={text('express.howMany')}
          options={(['one', 'several'] as const).map((code) => ({
            code,
            label: text(`express.voices.${code}`),
          }))}
        />
        <ShownWhen is={values.voices === 'several'}>
          <FormWords
            name="characters"
            label={text('express.characters')}
            helperText={text('express.charactersHint')}
          />
        </ShownWhen>
      </Box>
    </SectionCard>
  );
};

const Usage = ({ options }: Pick<ExpressOffer, 'options'>) => {
  const text = useText();

  return (
    <SectionCard title={text('express.usage')} lead={text('express.usageLead')}>
      <Box sx={stack}>
        <FormTextField
          name="assetName"
          label={text('express.asset')}
          helperText={text('express.assetHint')}
          required
          maxLength={NAME_MAX}
        />
        <FieldPair>
          <FormTextField
            name="spots"
            label={text('licensing.field.spots')}
            inputMode="numeric"
            required
            maxLength={9}
          />
          <FormTextField
            name="lengthSeconds"
            label={text('licensing.field.lengthSeconds')}
            inputMode="numeric"
            helperText={text('licensing.lengthUnknown')}
            endAdornment={
              <Muted component="div" variant="inherit">
                {text('licensing.seconds')}
              </Muted>
            }
            maxLength={9}
          />
        </FieldPair>
        {READING_ORDER.map((item) => (
          <LicenceItemField key={item} name={item} options={getOptions(options, item)} />
        ))}
        <Muted>{text('licensing.renewal')}</Muted>
      </Box>
    </SectionCard>
  );
};

interface Props {
  readonly offer: ExpressOffer;
  /** Staff also select the company. */
  readonly asksCompany: boolean;
  /** Called when the surcharge has changed. */
  readonly onSurchargeChanged: () => void;
  readonly onPlaced: (placed: Placed) => void;
}

/** The form for a recording within two days, on one page. */
export const ExpressForm = ({ offer, asksCompany, onSurchargeChanged, onPlaced }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const draft = useDraft('project.express');
  const [initial] = useState(NO_EXPRESS);
  const oneVoice = text('express.oneVoice');
  const { surcharge } = offer;
  const formTerms = useMemo(() => ({ asksCompany, oneVoice, surcharge }), [asksCompany, oneVoice, surcharge]);

  const place = useSubmit<ExpressDraft>(
    async (values, { submission, helpers }) => {
      const { body } = readExpress(values, formTerms);
      if (!body) return;
      const placed = await api.express.place(body, submission);
      draft.forget();
      helpers.resetForm();
      onPlaced(placed);
    },
    (error) => {
      toasts.error(errorText(error));
      if (isApiError(error) && error.code === 'express.surchargeChanged') onSurchargeChanged();
    },
  );

  return (
    <AppFormik
      initialValues={initial}
      validate={(values) => readExpress(values, formTerms).faults}
      onSubmit={place}
    >
      <Box
        component={Form}
        noValidate
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Draft of={draft} />
        <Box sx={stack}>
          <SectionCard title={text('express.project')}>
            <Box sx={stack}>
              {asksCompany && <FormCompany />}
              <FormTextField name="name" label={text('projects.field.name')} required maxLength={NAME_MAX} />
              <FieldPair>
                <FormTextField name="brand" label={text('projects.field.brand')} maxLength={NAME_MAX} />
                <FormTextField
                  name="campaignName"
                  label={text('projects.field.campaignName')}
                  maxLength={NAME_MAX}
                />
              </FieldPair>
            </Box>
          </SectionCard>
          <WhoSpeaks />
          <Usage options={offer.options} />
          <SectionCard title={text('express.message')} lead={text('express.messageLead')}>
            <FormTextArea name="message" label={text('express.messageField')} max={TEXT_AREA_MAX} />
          </SectionCard>
        </Box>
        <Box sx={{ ...stack, position: { md: 'sticky' }, top: 72 }}>
          <ExpressTerms surcharge={offer.surcharge} />
          <ExpressPrice asked={formTerms} />
          <SubmitButton size="large">{text('express.submit')}</SubmitButton>
        </Box>
      </Box>
    </AppFormik>
  );
};
