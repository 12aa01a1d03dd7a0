import { useId } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName, useLanguages } from '../../lib/reference.ts';
import { LoadingOptions, renderLoadingChoices } from './loadingOption.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
  /** Languages that aren't offered because they are in use. */
  readonly without?: readonly string[];
}

/** Selects several languages by name; the value is a list of alpha3 codes in the order of choice. */
export const FormLanguages = ({ name, label, helperText, without = [] }: Props) => {
  const [field, , helpers] = useField<string[]>(name);
  const languages = useLanguages();
  const getName = useLanguageName();
  const text = useText();
  const error = useFieldText(name);
  const id = useId();
  const isLoading = languages.status === 'loading';
  const codes = (languages.data ?? [])
    .map((language) => language.alpha3)
    .filter((code) => !without.includes(code));

  return (
    <Autocomplete
      id={id}
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={codes.sort((a, b) => getName(a).localeCompare(getName(b)))}
      getOptionLabel={getName}
      loading={isLoading}
      loadingText={<LoadingOptions label={text('list.loading')} />}
      {...(isLoading ? { renderValue: renderLoadingChoices } : {})}
      value={field.value}
      onChange={(_event, value) => void helpers.setValue(value)}
      onBlur={() => void helpers.setTouched(true)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? helperText} />
      )}
    />
  );
};
