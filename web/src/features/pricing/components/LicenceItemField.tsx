import { useId, useState } from 'react';
import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { CUSTOM_CODE, type LicenceItemName } from '@domain/pricing/licences.ts';
import type { PricingOption } from '@domain/pricing/pricing.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { getEnteredChoice, searchChoices, parseChoice } from '../data/licenceChoice.ts';

interface Props {
  readonly name: LicenceItemName;
  readonly options: readonly PricingOption[];
  readonly autoFocus?: boolean;
}

/** One of a licence's three choices: from the list, or custom text. */
export const LicenceItemField = ({ name, options, autoFocus = false }: Props) => {
  const [{ value }, , helpers] = useField<PricingOption | null>(name);
  const [typed, setTyped] = useState('');
  const text = useText();
  const label = text(`licensing.item.${name}`);
  const error = useFieldText(name, { name: label, max: NAME_MAX });
  const id = useId();
  const choose = (next: PricingOption | null) => void helpers.setValue(next);
  const isCustom = value?.code === CUSTOM_CODE;
  // Reserves its space.
  const hint = isCustom ? text('licensing.customHint') : value ? ' ' : text('licensing.typeAnother');

  return (
    <Autocomplete<PricingOption, false, false, true>
      id={id}
      data-field={name}
      freeSolo
      autoHighlight
      selectOnFocus
      handleHomeEndKeys
      options={[...options]}
      value={value}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.code} ${option.label}`)}
      isOptionEqualToValue={(option, chosen) =>
        typeof chosen !== 'string' && option.code === chosen.code && option.label === chosen.label
      }
      filterOptions={(all, { inputValue }) => [...searchChoices(inputValue, all)]}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          {option.code === CUSTOM_CODE
            ? text('licensing.customOption', { typed: option.label })
            : option.label}
        </li>
      )}
      onInputChange={(_event, input) => setTyped(input)}
      onChange={(_event, option) =>
        choose(typeof option === 'string' ? getEnteredChoice(option, options) : option)
      }
      onBlur={() => {
        // Typed text without a selection is kept as it is.
        if (typed.trim() !== (value?.label ?? '')) choose(parseChoice(typed, options));
        void helpers.setTouched(true, false);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error ?? hint}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: NAME_MAX },
          }}
        />
      )}
    />
  );
};
