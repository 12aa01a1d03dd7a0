import { useId, useState } from 'react';
import { useField } from 'formik';
import InputAdornment from '@mui/material/InputAdornment';
import { parseMinorUnits, formatTypedMoney } from '@domain/values/money.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly helperText?: string;
  /** An empty field means 0, and 0 shows as empty. */
  readonly mayBeEmpty?: boolean;
}

/** A typed amount; the value is in minor units of the currency, or null if invalid. */
export const FormMoney = ({ name, label, currency, helperText, mayBeEmpty = false }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [field, meta, helpers] = useField<number | null>(name);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const fault = useFieldText(name);
  const error = meta.touched && field.value === null ? text('money.amount') : fault;
  const isEmpty = field.value === null || (mayBeEmpty && field.value === 0);
  const stored = isEmpty ? '' : formatTypedMoney(field.value ?? 0, currency, locale);

  return (
    <LineField
      id={id}
      name={name}
      label={label}
      value={typed ?? stored}
      onChange={(event) => {
        setTyped(event.target.value);
        const value = event.target.value;
        void helpers.setValue(mayBeEmpty && value.trim() === '' ? 0 : parseMinorUnits(value, currency));
      }}
      onBlur={() => {
        if (field.value !== null) setTyped(undefined);
        void helpers.setTouched(true);
      }}
      error={error !== undefined}
      helperText={error ?? helperText}
      endAdornment={<InputAdornment position="end">{currency}</InputAdornment>}
      htmlInput={{ inputMode: 'decimal' }}
    />
  );
};
