import { useEffect, useRef, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { getFeeLimit } from '@domain/demos/voice-terms.ts';
import { CURRENCIES, parseMinorUnits, formatTypedMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';

interface Props {
  /** The fee as the address carries it; empty: any. */
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

const toEntry = (value: string, locale: string): { readonly typed: string; readonly currency: string } => {
  const limit = getFeeLimit(value);
  if (!limit) return { typed: '', currency: CURRENCIES[0] };
  return { typed: formatTypedMoney(limit.amount, limit.currency, locale), currency: limit.currency };
};

/** Maximum session fee, in one currency only; searches while typing. */
export const FeeUpTo = ({ value, onChange }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [{ typed, currency }, setEntry] = useState(() => toEntry(value, locale));
  const amount = parseMinorUnits(typed, currency);
  const feeKey = useDebouncedValue(typed.trim() === '' || amount === null ? '' : `${amount}${currency}`);
  const reported = useRef(value);
  const notify = useRef(onChange);

  useEffect(() => {
    notify.current = onChange;
  });

  useEffect(() => {
    if (feeKey === reported.current) return;
    reported.current = feeKey;
    notify.current(feeKey === '' ? undefined : feeKey);
  }, [feeKey]);

  // Follows the address when it is cleared or opened elsewhere.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setEntry(toEntry(value, locale));
  }, [value, locale]);

  const isWrong = typed.trim() !== '' && amount === null;

  return (
    <>
      <TextField
        label={text('finder.feeUpTo')}
        value={typed}
        error={isWrong}
        onChange={(event) => setEntry({ typed: event.target.value, currency })}
        slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={text('finder.feeCurrency')}
        value={currency}
        onChange={(event) => setEntry({ typed, currency: event.target.value })}
      >
        {CURRENCIES.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
