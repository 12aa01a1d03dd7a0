import { useEffect, useId, useRef } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Submission } from '../../lib/submission/submitter.ts';
import { getEmptyChoiceSlots } from './emptyChoice.ts';
import { SavedFieldNotes, useSavedText } from './SavedFieldNotes.tsx';
import { useSavedField, type FieldChange } from './useSavedField.ts';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  /** The live value, a code. */
  readonly stored: string;
  readonly save: (change: FieldChange, submission: Submission) => Promise<unknown>;
  readonly hint?: string;
}

/** Selects one option of a short list; saves immediately. */
export const SavedSelect = ({ label, options, stored, save, hint = ' ' }: Props) => {
  const id = useId();
  const field = useSavedField({ stored, save, isSound: () => true });
  const status = useSavedText(field);
  const { leave, typed } = field;
  const isChosen = useRef(false);

  // The choice must be rendered before it can be sent.
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    leave();
  }, [typed, leave]);

  return (
    <div>
      <TextField
        id={id}
        fullWidth
        select
        label={label}
        value={field.value}
        onChange={(event) => {
          isChosen.current = true;
          field.type(event.target.value);
        }}
        helperText={status ?? hint}
        slotProps={{ formHelperText: { role: 'status' }, ...getEmptyChoiceSlots(options) }}
      >
        {options.map(({ code, label: name }) => (
          <MenuItem key={code} value={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <SavedFieldNotes
        field={field}
        label={label}
        stored={stored}
        isSound
        shown={(value) => options.find(({ code }) => code === value)?.label ?? value}
      />
    </div>
  );
};
