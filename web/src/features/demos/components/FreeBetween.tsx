import { useEffect, useRef, useState } from 'react';
import { toSpan, type DaySpan } from '@domain/demos/voice-terms.ts';
import { DayField } from '../../../components/pickers/DayField.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** The interval as the address carries it; empty: any days. */
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

const NO_DAYS: DaySpan = { from: '', to: '' };

/** Days on which a talent must be free; searches once both are set in order. */
export const FreeBetween = ({ value, onChange }: Props) => {
  const text = useText();
  const [typed, setTyped] = useState(toSpan(value) ?? NO_DAYS);
  const reported = useRef(value);

  // Follows the address when it is cleared or opened elsewhere.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(toSpan(value) ?? NO_DAYS);
  }, [value]);

  const isSound = toSpan(`${typed.from}/${typed.to}`) !== undefined;
  const isWrong = typed.from !== '' && typed.to !== '' && !isSound;

  const type = (days: DaySpan): void => {
    setTyped(days);
    const interval = `${days.from}/${days.to}`;
    const intervalText = toSpan(interval) ? interval : '';
    if (intervalText === reported.current) return;
    reported.current = intervalText;
    onChange(intervalText === '' ? undefined : intervalText);
  };

  return (['from', 'to'] as const).map((end) => (
    <DayField
      key={end}
      label={text(`finder.free.${end}`)}
      value={typed[end]}
      error={isWrong}
      {...(isWrong ? { helperText: text('finder.free.wrong') } : {})}
      onChange={(day) => type({ ...typed, [end]: day })}
    />
  ));
};
