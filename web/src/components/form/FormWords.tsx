import { useId } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { dedupeFolded } from '@domain/values/fold-text.ts';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
  /** Words used by others, as suggestions. */
  readonly suggestions?: readonly string[];
}

/** Free-text words; the value is their list. Leaving the field adds the word being typed. */
export const FormWords = ({ name, label, helperText, suggestions = [] }: Props) => {
  const [field, , helpers] = useField<string[]>(name);
  const error = useFieldText(name);
  const id = useId();

  return (
    <Autocomplete
      id={id}
      data-field={name}
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={[...suggestions]}
      value={field.value}
      onChange={(_event, value) =>
        void helpers.setValue(dedupeFolded(value.map((word) => word.trim()).filter((word) => word !== '')))
      }
      onBlur={() => void helpers.setTouched(true)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? helperText} />
      )}
    />
  );
};
