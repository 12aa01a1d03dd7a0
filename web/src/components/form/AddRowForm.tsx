import { Form } from 'formik';
import Box from '@mui/material/Box';
import type { ObjectSchema } from 'yup';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { FailedHere } from '../states/FailedHere.tsx';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import { AppFormik } from './AppFormik.tsx';
import { Draft } from './Draft.tsx';
import { FormTextField } from './FormTextField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useDraft } from './useDraft.ts';
import { useRowQueue } from './useRowQueue.ts';

/** The field beside its button; below it where the field would be too narrow for its label. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  '& > .MuiFormControl-root': { flex: '1 1 136px', width: 'auto' },
} as const;

interface Props {
  readonly label: string;
  /** Accessible name where the label alone lacks context; begins with the label. */
  readonly fullLabel?: string;
  readonly draftName: string;
  readonly schema: ObjectSchema<{ name: string }>;
  readonly onAdd: (name: string, submission: Submission) => Promise<unknown>;
  readonly marginTop: number;
}

/** Adds rows by name: Enter adds one and frees the field for the next, also while the last one is being saved. */
export const AddRowForm = ({ label, fullLabel, draftName, schema, onAdd, marginTop }: Props) => {
  const text = useText();
  const draft = useDraft(draftName);
  const { submit, retry, failed, isPending } = useRowQueue(onAdd);

  return (
    <AppFormik
      initialValues={{ name: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {(form) => (
        <Box component={Form} noValidate sx={{ marginTop }}>
          <Draft of={draft} />
          <Unsaved
            when={failed.length > 0}
            isClosing={isPending || failed.length > 0}
            getFields={() => failed.map(({ name }) => name)}
          />
          <Box sx={row}>
            <FormTextField
              name="name"
              label={label}
              {...(fullLabel === undefined ? {} : { fullLabel })}
              maxLength={NAME_MAX}
              autoComplete="off"
            />
            <SubmitButton
              variant="outlined"
              color="inherit"
              waiting={isPending && form.values.name === ''}
              sx={{ height: 38, flexShrink: 0 }}
            >
              {text('common.add')}
            </SubmitButton>
          </Box>
          {failed.map(({ name, error }) => (
            <FailedHere
              key={name}
              error={error}
              what={text('common.rowNotAdded', { name })}
              onRetry={() => retry(name, form)}
            />
          ))}
        </Box>
      )}
    </AppFormik>
  );
};
