import { useId } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useKnownMessage } from '../../i18n/useKnownMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { DayField } from '../pickers/DayField.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { SavedFieldNotes, useSavedText } from './SavedFieldNotes.tsx';
import { useSavedField, type FieldChange } from './useSavedField.ts';

interface Props {
  readonly label: string;
  /** The live value. */
  readonly stored: string;
  /** Returns the error message of a value; undefined when valid. */
  readonly getFault: (value: string) => string | undefined;
  readonly save: (change: FieldChange, submission: Submission) => Promise<unknown>;
  readonly required?: boolean;
  readonly maxLength: number;
  /** Kind of input: a line (default), multi-line text, a future day, a whole number or an amount. */
  readonly kind?: 'line' | 'text' | 'day' | 'number' | 'amount';
  /** Helper text when nothing else is shown. */
  readonly hint?: string;
  /** Adornment after the value, such as its unit. */
  readonly unit?: string;
  /** Renders a value where the user chooses between two. */
  readonly shown?: (value: string) => string;
}

const INPUT_MODES = { number: 'numeric', amount: 'decimal' } as const;

/** A value that saves automatically on blur, and a day also when it is complete. Escape discards the input. */
export const SavedField = ({
  label,
  stored,
  getFault,
  save,
  required,
  maxLength,
  kind = 'line',
  hint = ' ',
  unit,
  shown,
}: Props) => {
  const text = useText();
  const getMessage = useKnownMessage();
  const id = useId();
  const field = useSavedField({
    stored,
    save,
    isSound: (value) => getFault(value) === undefined,
    savesOnPause: kind === 'day',
  });
  const status = useSavedText(field);
  const message = field.typed === null ? undefined : getMessage(getFault(field.typed.value) ?? '');
  const fault = message && text(message.code, { name: label, max: maxLength, ...message.values });
  const inputMode = kind in INPUT_MODES ? INPUT_MODES[kind as keyof typeof INPUT_MODES] : undefined;
  // Reserves its space, so content below doesn't move when the pointer leaves the field.
  const helperText = fault ?? status ?? hint;
  const shared = { label, value: field.value, error: fault !== undefined, helperText };

  return (
    <div>
      {kind === 'day' ? (
        <DayField
          {...shared}
          required={required ?? false}
          earliest="tomorrow"
          onChange={field.type}
          onLeave={field.leave}
          onGiveUp={field.giveUp}
          helperRole="status"
        />
      ) : (
        <TextField
          {...shared}
          id={id}
          fullWidth
          required={required}
          onChange={(event) => field.type(event.target.value)}
          onBlur={field.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && kind !== 'text') field.leave();
            if (event.key === 'Escape') field.giveUp();
          }}
          {...(kind === 'text' ? { multiline: true, minRows: 2, maxRows: 8 } : {})}
          slotProps={{
            htmlInput: { maxLength, ...(inputMode ? { inputMode } : {}) },
            formHelperText: { role: 'status' },
            ...(unit
              ? { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }
              : {}),
          }}
        />
      )}
      <SavedFieldNotes
        field={field}
        label={label}
        stored={stored}
        isSound={fault === undefined}
        {...(shown ? { shown } : {})}
      />
    </div>
  );
};
