import { TICKS_ROW } from './rowKeys.ts';

interface Props {
  /** Accessible name of the row. */
  readonly label: string;
  readonly checked: boolean;
  /** Partially selected. */
  readonly isPart?: boolean;
  readonly onToggle: () => void;
}

/** Touch-sized area around a small checkbox, above a row-wide link. */
const LOOK = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 16,
  height: 16,
  margin: 4,
  accentColor: 'var(--vc-palette-primary-main)',
} as const;

/** Selects a row of a list. A native checkbox: the library's would load on every first screen with a list. */
export const RowTick = ({ label, checked, isPart = false, onToggle }: Props) => (
  <input
    type="checkbox"
    data-off-paper
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = isPart;
    }}
    onChange={onToggle}
    style={LOOK}
    {...TICKS_ROW}
  />
);
