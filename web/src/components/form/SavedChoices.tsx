import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import type { Press } from '../../lib/press/presser.ts';
import { LoadingOptions, loadingChoices } from './loadingOption.tsx';
import { SavedFieldNotes, useSavedText } from './SavedFieldNotes.tsx';
import { useSavedField } from './useSavedField.ts';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  /** The live value: codes in the order of choice. */
  readonly stored: readonly string[];
  readonly save: (
    change: { readonly value: readonly string[]; readonly was: readonly string[] },
    press: Press,
  ) => Promise<void>;
  readonly max: number;
  readonly hint?: string;
}

const join = (codes: readonly string[]): string => codes.join(' ');
const split = (value: string): string[] => value.split(' ').filter((code) => code !== '');

/** Several choices of a list that save themselves when the field is left. */
export const SavedChoices = ({ label, options, stored, save, max, hint = ' ' }: Props) => {
  const text = useText();
  const id = useId();
  const isSound = (value: string): boolean => split(value).length <= max;
  const field = useSavedField({
    stored: join(stored),
    isSound,
    save: ({ value, was }, press) => save({ value: split(value), was: split(was) }, press),
  });
  const status = useSavedText(field);
  const isLoading = options.length === 0;
  const labelOf = (code: string): string => options.find((option) => option.code === code)?.label ?? code;
  const fits = isSound(field.value);
  return (
    <Box>
      <Autocomplete
        id={id}
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        options={options.map(({ code }) => code)}
        getOptionLabel={labelOf}
        loading={isLoading}
        loadingText={<LoadingOptions label={text('list.loading')} />}
        {...(isLoading ? { renderValue: loadingChoices } : {})}
        value={split(field.value)}
        onChange={(_event, value) => field.type(join(value))}
        onBlur={field.leave}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            error={!fits}
            helperText={fits ? (status ?? hint) : text('projects.tooMany', { max })}
            slotProps={{ ...params.slotProps, formHelperText: { role: 'status' } }}
          />
        )}
      />
      <SavedFieldNotes
        field={field}
        label={label}
        stored={join(stored)}
        isSound={fits}
        shown={(value) => split(value).map(labelOf).join(', ')}
      />
    </Box>
  );
};
