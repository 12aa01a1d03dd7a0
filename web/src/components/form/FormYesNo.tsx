import { useId } from 'react';
import { useField } from 'formik';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../../i18n/useText.ts';
import { useFieldText } from './useFieldText.ts';

/** A yes-or-no question that may be unanswered. */
export const FormYesNo = ({
  name,
  label,
  helperText,
}: {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
}) => {
  const text = useText();
  const [field, , helpers] = useField<boolean | null>(name);
  const error = useFieldText(name);
  const labelId = useId();
  const helpId = useId();
  const help = error ?? helperText;

  return (
    <FormControl error={error !== undefined} data-field={name}>
      <FormLabel id={labelId} sx={{ fontSize: '0.875rem', marginBottom: 0.75 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        aria-describedby={help ? helpId : undefined}
        value={field.value}
        onChange={(_event, value: boolean | null) => {
          if (value !== null) void helpers.setValue(value);
        }}
      >
        <ToggleButton value={true} sx={{ minWidth: 72 }}>
          {text('common.yes')}
        </ToggleButton>
        <ToggleButton value={false} sx={{ minWidth: 72 }}>
          {text('common.no')}
        </ToggleButton>
      </ToggleButtonGroup>
      {help && (
        <FormHelperText id={helpId} sx={{ marginInline: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
};
