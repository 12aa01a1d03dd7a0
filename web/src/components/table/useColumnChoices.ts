import { useCallback, useMemo, useState } from 'react';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';
import { parseChoices, type ColumnChoices } from './columnChoices.ts';

/** A user's column settings, with their setters. */
export interface ColumnChoosing extends ColumnChoices {
  readonly showColumns: (visible: ColumnChoices['visible']) => void;
  readonly resizeColumn: (field: string, width: number) => void;
}

/** Returns a table's column settings, stored in this browser. */
export const useColumnChoices = (name: string): ColumnChoosing => {
  const slot = useMemo(() => createLocalSlot(`vc.table.${name}`), [name]);
  const [choices, setChoices] = useState(() => parseChoices(slot.read()));

  const choose = useCallback(
    (change: (before: ColumnChoices) => ColumnChoices) =>
      setChoices((before) => {
        const after = change(before);
        slot.write(JSON.stringify(after));
        return after;
      }),
    [slot],
  );

  const showColumns = useCallback(
    (visible: ColumnChoices['visible']) => choose((before) => ({ ...before, visible })),
    [choose],
  );
  const resizeColumn = useCallback(
    (field: string, width: number) =>
      choose((before) => ({ ...before, widths: { ...before.widths, [field]: width } })),
    [choose],
  );

  return { ...choices, showColumns, resizeColumn };
};
