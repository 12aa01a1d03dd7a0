import { TICKS_ROW } from './rowKeys.ts';

interface Props {
  /** Accessible name of the row. */
  readonly label: string;
  readonly checked: boolean;
  /** Partially selected. */
  readonly isPart?: boolean;
  readonly onToggle: () => void;
}

/** A finger's room around a small box, above the link that a whole row may be. */
const LOOK = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 16,
  height: 16,
  margin: 4,
  accentColor: 'var(--vc-palette-primary-main)',
} as const;

/** Selects a row of a list. The browser's own box: the library's would come with every first screen that has a list. */
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
