import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LoadingOptions, renderLoadingChoice } from '../../../components/form/loadingOption.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  /** Empty while loading. */
  readonly options: readonly { readonly code: string; readonly label: string }[];
  /** Label for no choice; absent: the finder's default. */
  readonly any?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter with a list of values, or any. */
export const FinderChoice = ({ name, label, options, any, value, onChange }: Props) => {
  const text = useText();
  // Until the catalogue loads, a value from the address has no option.
  const isLoading = options.length === 0;
  const selection = options.some((option) => option.code === value) ? value : '';

  return (
    <TextField
      select
      id={`finder-${name}`}
      label={label}
      value={selection}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        // A value without its name yet is not "any".
        select: { displayEmpty: !(isLoading && value !== '') },
        ...(isLoading && value !== '' ? { input: renderLoadingChoice } : {}),
      }}
    >
      <MenuItem value="">{any ?? text('finder.any')}</MenuItem>
      {isLoading && (
        <MenuItem disabled>
          <LoadingOptions label={text('list.loading')} />
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.code} value={option.code}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
