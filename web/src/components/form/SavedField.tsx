import { useId } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMessageOf } from '../../i18n/useMessageOf.ts';
import { useText } from '../../i18n/useText.ts';
import type { Press } from '../../lib/press/presser.ts';
import { FailedHere } from '../states/FailedHere.tsx';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import { FieldConflict } from './FieldConflict.tsx';
import { useSavedField, type FieldChange } from './useSavedField.ts';

interface Props {
  readonly label: string;
  /** The live value. */
  readonly stored: string;
  /** The message of what is wrong with a value; undefined where it is sound. */
  readonly faultOf: (value: string) => string | undefined;
  readonly save: (change: FieldChange, press: Press) => Promise<void>;
  readonly required?: boolean;
  readonly maxLength: number;
}

/** One line of text that saves itself when it is left. Escape gives up what was typed. */
export const SavedField = ({ label, stored, faultOf, save, required, maxLength }: Props) => {
  const text = useText();
  const messageOf = useMessageOf();
  const id = useId();
  const field = useSavedField({ stored, save, isSound: (value) => faultOf(value) === undefined });
  const { state, typed } = field;
  const message = typed === null ? undefined : messageOf(faultOf(typed.value) ?? '');
  const fault = message && text(message.code, { name: label, max: maxLength, ...message.values });
  const told = {
    idle: '',
    saving: 'common.saving',
    waiting: 'common.saveWaits',
    saved: 'common.saved',
  } as const;
  const status = state.kind in told ? told[state.kind as keyof typeof told] : '';
  return (
    <Box>
      {/* What is merely typed is sent on the way out; what cannot be is asked about. */}
      <Unsaved
        when={
          typed !== null && (fault !== undefined || ['waiting', 'conflict', 'failed'].includes(state.kind))
        }
        isClosing={typed !== null}
      />
      <TextField
        id={id}
        fullWidth
        label={label}
        required={required}
        value={field.value}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.leave();
          if (event.key === 'Escape') field.giveUp();
        }}
        error={fault !== undefined}
        // Room for it is kept: what stands below is not to move away from a pointer that leaves the field for it.
        helperText={fault ?? (status ? text(status) : ' ')}
        slotProps={{ htmlInput: { maxLength }, formHelperText: { role: 'status' } }}
      />
      {state.kind === 'conflict' && typed && (
        <FieldConflict
          label={label}
          mine={typed.value}
          theirs={stored}
          onMine={field.keepMine}
          onTheirs={field.giveUp}
        />
      )}
      {state.kind === 'failed' && (
        <FailedHere error={state.error} what={text('common.notSaved')} onRetry={field.leave} />
      )}
    </Box>
  );
};
