import { useMemo, useState } from 'react';
import type { DateTime } from 'luxon';

/** How a form stores a picked value. */
interface Kept {
  readonly read: (value: string) => DateTime;
  readonly write: (moment: DateTime) => string;
}

/** A picker's own moment for the value of a form; empty while what is typed is incomplete. */
export const usePickedValue = (value: string, { read, write }: Kept, onChange: (value: string) => void) => {
  const [typed, setTyped] = useState<DateTime | null>(null);
  const valueOf = (moment: DateTime | null): string => (moment?.isValid ? write(moment) : '');
  const stored = useMemo(() => (value === '' ? null : read(value)), [value, read]);
  return {
    // An incomplete date would be emptied while it is typed if the picker got the form's empty value back.
    picked: valueOf(typed) === value ? typed : stored?.isValid ? stored : null,
    pick: (moment: DateTime | null) => {
      setTyped(moment);
      onChange(valueOf(moment));
    },
  };
};
