import { useId, type ReactNode } from 'react';
import { useField } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  /** May contain a link to the document. */
  readonly label: ReactNode;
}

/** A checkbox: a consent, or one of several options. */
export const FormCheckbox = ({ name, label }: Props) => {
  const [field, , helpers] = useField<boolean>(name);
  const error = useFieldText(name);
  const errorId = useId();

  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { paddingTop: '9px' } }}
        control={
          <Checkbox
            name={name}
            checked={field.value}
            onChange={(_event, checked) => void helpers.setValue(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'aria-invalid': error !== undefined,
                ...(error ? { 'aria-describedby': errorId } : {}),
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={errorId} sx={{ marginTop: 0, paddingInlineStart: '31px' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
