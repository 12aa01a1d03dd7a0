import { useId, useState } from 'react';
import { useField } from 'formik';
import InputAdornment from '@mui/material/InputAdornment';
import { minorUnits, typedMoney } from '@domain/values/money.ts';
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
}

/** An amount, as people type it; the value is minor units of the currency, or null while what stands there is no amount. */
export const FormMoney = ({ name, label, currency, helperText }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [field, meta, helpers] = useField<number | null>(name);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const fault = useFieldText(name);
  const error = meta.touched && field.value === null ? text('money.amount') : fault;
  const stored = field.value === null ? '' : typedMoney(field.value, currency, locale);
  return (
    <LineField
      id={id}
      name={name}
      label={label}
      value={typed ?? stored}
      onChange={(event) => {
        setTyped(event.target.value);
        void helpers.setValue(minorUnits(event.target.value, currency));
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
