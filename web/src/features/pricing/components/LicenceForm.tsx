import { useEffect, useState } from 'react';
import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { licenceSchema, type LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { PricingOptions } from '@domain/pricing/pricing.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { getFault } from '../../../components/form/getFault.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import {
  getDraftChoice,
  NO_LICENCE,
  getOptions,
  READING_ORDER,
  toSentItem,
  NO_LIMITS,
  type LicenceDraft,
  type LimitsDraft,
} from '../data/licenceChoice.ts';
import { LicenceLimits } from './LicenceLimits.tsx';
import { LicenceItemField } from './LicenceItemField.tsx';

type FormDraft = LicenceDraft & LimitsDraft;
const EMPTY: FormDraft = { ...NO_LICENCE, ...NO_LIMITS };

const collectFaults = (values: LicenceDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    READING_ORDER.flatMap((name) => {
      const chosen = values[name];
      const fault = chosen ? getFault(licenceSchema, name, toSentItem(chosen)) : 'validation.required';
      return fault ? [[name, fault]] : [];
    }),
  );

interface ChoiceProps {
  readonly onChoice: (choice: LicenceChoice | null) => void;
}

/** Reports the draft while the form is open. */
const OnChoice = ({ onChoice }: ChoiceProps) => {
  const { values } = useFormikContext<FormDraft>();
  useEffect(() => {
    onChoice(getDraftChoice(values));
    return () => onChoice(null);
  }, [values, onChoice]);
  return null;
};

interface Props extends ChoiceProps {
  readonly draft: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly options: PricingOptions;
  /** alpha3, of the project. */
  readonly languages: readonly string[];
  /** Must be a stable function. */
  readonly onChoice: (choice: LicenceChoice | null) => void;
  readonly onSend: (choice: LicenceChoice, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Media, duration, territory and limits of a licence to be added. */
export const LicenceForm = ({ draft: name, label, submitLabel, options, ...props }: Props) => {
  const { languages, onChoice, onSend, onClose } = props;
  const text = useText();
  const draft = useDraft(name);
  const [failure, setFailure] = useState<unknown>();

  const submit = useSubmit<FormDraft>(async (values, { submission }) => {
    setFailure(undefined);
    const choice = getDraftChoice(values);
    if (!choice) return;
    await onSend(choice, submission);
    draft.forget();
    onClose();
  }, setFailure);

  return (
    <AppFormik initialValues={EMPTY} validate={collectFaults} onSubmit={submit}>
      {({ submitForm }) => (
        <Stack
          component={Form}
          noValidate
          aria-label={label}
          onKeyDown={(event) => {
            // Escape closes an open list first.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          gap={1.5}
          sx={{ marginTop: 1.5 }}
        >
          <Draft of={draft} />
          <OnChoice onChoice={onChoice} />
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
              alignItems: 'start',
            }}
          >
            {READING_ORDER.map((item, index) => (
              <LicenceItemField
                key={item}
                name={item}
                options={getOptions(options, item)}
                autoFocus={index === 0}
              />
            ))}
          </Box>
          <LicenceLimits languages={languages} />
          <Muted>{text('licensing.renewal')}</Muted>
          {failure !== undefined && (
            <FailedHere error={failure} what={text('licensing.notAdded')} onRetry={() => void submitForm()} />
          )}
          <Row justify="flex-end">
            <Button
              color="inherit"
              onClick={() => {
                draft.forget();
                onClose();
              }}
            >
              {text('common.cancel')}
            </Button>
            <SubmitButton>{submitLabel}</SubmitButton>
          </Row>
        </Stack>
      )}
    </AppFormik>
  );
};
