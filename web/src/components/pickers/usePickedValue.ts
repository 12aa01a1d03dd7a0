import { useMemo, useState } from 'react';
import type { DateTime } from 'luxon';

/** How a form stores a picked value. */
interface StoredValue {
  readonly read: (value: string) => DateTime;
  readonly write: (moment: DateTime) => string;
}

/** Converts a form's value to the picker's moment; empty while the input is incomplete. */
export const usePickedValue = (
  value: string,
  { read, write }: StoredValue,
  onChange: (value: string) => void,
) => {
  const [typed, setTyped] = useState<DateTime | null>(null);
  const toValue = (moment: DateTime | null): string => (moment?.isValid ? write(moment) : '');
  const stored = useMemo(() => (value === '' ? null : read(value)), [value, read]);

  return {
    // An incomplete date would be cleared while typing if the picker got the form's empty value.
    picked: toValue(typed) === value ? typed : stored?.isValid ? stored : null,
    pick: (moment: DateTime | null) => {
      setTyped(moment);
      onChange(toValue(moment));
    },
  };
};
