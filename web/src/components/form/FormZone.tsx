import { useId, useMemo } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFieldText } from './useFieldText.ts';
import { getBrowserZone } from '../../lib/getBrowserZone.ts';
import { getZonesWith } from '../../lib/getZonesWith.ts';
import { formatZone } from '../../lib/zones.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText: string;
}

/** A time zone, found by typing. */
export const FormZone = ({ name, label, helperText }: Props) => {
  const id = useId();
  const [field, , helpers] = useField<string>(name);
  const error = useFieldText(name);
  const zones = useMemo(() => getZonesWith(field.value, getBrowserZone() ?? ''), [field.value]);

  return (
    <Autocomplete
      id={id}
      data-field={name}
      autoHighlight
      disableClearable
      options={zones}
      getOptionLabel={formatZone}
      value={field.value}
      onChange={(_event, zone) => void helpers.setValue(zone)}
      onBlur={() => void helpers.setTouched(true)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? helperText} />
      )}
    />
  );
};
