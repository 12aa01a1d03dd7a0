import { useId } from 'react';
import { useField } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useFieldText } from '../../../components/form/useFieldText.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
  /** Shown, and not to be picked. */
  readonly isDone?: boolean;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Some of a few, to be ticked; the value is their ids. */
export const PickField = ({ name, label, choices }: Props) => {
  const [field, , helpers] = useField<string[]>(name);
  const labelId = useId();
  const error = useFieldText(name);

  return (
    <FormControl error={error !== undefined} role="group" aria-labelledby={labelId} data-field={name}>
      <FormLabel id={labelId} focused={false}>
        {label}
      </FormLabel>
      {choices.map(({ id, label: choice, isDone = false }) => (
        <FormControlLabel
          key={id}
          label={choice}
          disabled={isDone}
          control={
            <Checkbox
              checked={isDone || field.value.includes(id)}
              onChange={(_event, ticked) =>
                void helpers.setValue(
                  ticked ? [...field.value, id] : field.value.filter((text) => text !== id),
                )
              }
            />
          }
        />
      ))}
      {error && <FormHelperText sx={{ marginInline: 0 }}>{error}</FormHelperText>}
    </FormControl>
  );
};
