import { useId } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import { LoadingOptions, loadingChoices } from './loadingOption.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly helperText?: string;
}

/** Several choices of a list; the value is their codes. */
export const FormChoices = ({ name, label, options, helperText }: Props) => {
  const [field, , helpers] = useField<string[]>(name);
  const text = useText();
  const error = useFieldText(name);
  const id = useId();
  const labelOf = (code: string) => options.find((option) => option.code === code)?.label ?? code;
  // The lists that are chosen from are never empty once they are there.
  const isLoading = options.length === 0;
  return (
    <Autocomplete
      id={id}
      data-field={name}
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={options.map(({ code }) => code)}
      getOptionLabel={labelOf}
      loading={isLoading}
      loadingText={<LoadingOptions label={text('list.loading')} />}
      {...(isLoading ? { renderValue: loadingChoices } : {})}
      value={field.value}
      onChange={(_event, value) => void helpers.setValue(value)}
      onBlur={() => void helpers.setTouched(true)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? helperText} />
      )}
    />
  );
};
