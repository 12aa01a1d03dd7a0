import { useId } from 'react';
import { useField } from 'formik';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly loading?: boolean;
}

/** Radio buttons. */
export const FormRadios = ({ name, label, options, loading = false }: Props) => {
  const [field] = useField<string>(name);
  const error = useFieldText(name);
  const labelId = useId();
  const errorId = useId();

  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={labelId} sx={{ fontSize: '0.875rem', marginBottom: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup
        {...field}
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {loading && [0, 1, 2, 3].map((place) => <Skeleton key={place} width={140} height={42} aria-hidden />)}
        {options.map((option) => (
          <FormControlLabel key={option.code} value={option.code} control={<Radio />} label={option.label} />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
};
