import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import { LoadingOptions, renderLoadingChoices } from './loadingOption.tsx';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  /** Codes in the order of choice. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onLeave: () => void;
  readonly error: boolean;
  readonly helperText: string | undefined;
  /** The field's name in its form, for focusing errors. */
  readonly name?: string;
  /** The helper text is a live region. */
  readonly isStatus?: boolean;
}

/** The label of a code, or the code itself while there is none. */
export const getLabel = (options: Props['options'], code: string): string =>
  options.find((option) => option.code === code)?.label ?? code;

/** Selects several options of a list, found by typing. */
export const ChoicesField = (props: Props) => {
  const { label, options, value, onChange, onLeave, error, helperText, name, isStatus = false } = props;
  const text = useText();
  const id = useId();
  // Loaded lists are never empty.
  const isLoading = options.length === 0;

  return (
    <Autocomplete
      id={id}
      {...(name === undefined ? {} : { 'data-field': name })}
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={options.map(({ code }) => code)}
      getOptionLabel={(code) => getLabel(options, code)}
      loading={isLoading}
      loadingText={<LoadingOptions label={text('list.loading')} />}
      {...(isLoading ? { renderValue: renderLoadingChoices } : {})}
      value={[...value]}
      onChange={(_event, chosen) => onChange(chosen)}
      onBlur={onLeave}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error}
          helperText={helperText}
          {...(isStatus ? { slotProps: { ...params.slotProps, formHelperText: { role: 'status' } } } : {})}
        />
      )}
    />
  );
};
