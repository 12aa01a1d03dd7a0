import { useId, useState } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import { LoadingOptions, renderLoadingChoice } from './loadingOption.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  /** Shown when nothing matches; default: the list's own text. */
  readonly noneText?: string;
  /** Called with the typed text when the options are only the first of many. */
  readonly onSearch?: (typed: string) => void;
}

/** Selects one option of a long list, found by typing; the value is its code. */
export const FormChoice = ({
  name,
  label,
  options,
  // Loaded lists are never empty.
  loading = options.length === 0,
  disabled = false,
  autoComplete,
  noneText,
  onSearch,
}: Props) => {
  const [field, , helpers] = useField<string>(name);
  const error = useFieldText(name);
  const text = useText();
  const id = useId();
  const offered = options.find((option) => option.code === field.value);
  const [choices, setChoices] = useState(offered);
  if (offered && offered.label !== choices?.label) setChoices(offered);

  // The choice stays while a search finds others.
  const chosen = offered ?? (choices?.code === field.value ? choices : undefined);

  return (
    <Autocomplete
      id={id}
      data-field={name}
      autoHighlight
      disabled={disabled}
      loading={loading}
      {...(noneText === undefined ? {} : { noOptionsText: noneText })}
      loadingText={<LoadingOptions label={text('list.loading')} />}
      options={chosen && !offered ? [chosen, ...options] : options}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      value={chosen ?? null}
      onChange={(_event, option) => void helpers.setValue(option?.code ?? '')}
      {...(onSearch
        ? {
            onInputChange: (_event: unknown, typed: string, reason: string) => {
              // A search ends with the typing, so that all are offered next.
              if (reason !== 'reset') onSearch(reason === 'input' ? typed : '');
            },
          }
        : {})}
      onBlur={() => void helpers.setTouched(true)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error !== undefined}
          helperText={error}
          {...(autoComplete ? { autoComplete } : {})}
          // A known choice stays: replacing the input during a search would end the typing.
          {...(loading && field.value && !chosen
            ? {
                slotProps: {
                  ...params.slotProps,
                  input: { ...params.slotProps.input, ...renderLoadingChoice },
                },
              }
            : {})}
        />
      )}
    />
  );
};
