import Check from '@mui/icons-material/Check';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { isUnsocial, type AvailabilityGrid, type GridSlot } from '@domain/availability/grid.ts';
import { getSlotSpan, isCutShort } from '@domain/availability/slot-times.ts';
import type { Slot } from '@domain/availability/slots.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDayTitle } from '../data/useDayTitle.ts';
import { useSlotFacts } from './useSlotFacts.ts';

interface Props {
  /** Column and row. */
  readonly place: string;
  /** Whether Tab leads to it. */
  readonly isCurrent: boolean;
  readonly slot: Slot;
  readonly timeZone: string;
  readonly isChosen: boolean;
  /** Whether its day can't be offered besides the chosen ones. */
  readonly isFull: boolean;
  /** Absent while loading. */
  readonly found: GridSlot | undefined;
  readonly grid: AvailabilityGrid | undefined;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
}

/** How well a slot suits the voices. */
type Fit = 'chosen' | 'good' | 'odd' | 'taken' | 'unknown';

const getFit = ({ slot, timeZone, isChosen, found, grid }: Props): Fit => {
  if (isChosen) return 'chosen';
  if (!grid || !found || grid.talents === 0) return 'unknown';
  if (found.free < grid.talents) return 'taken';
  const span = getSlotSpan(slot, timeZone);
  return grid.talentZones.some((zone) => isUnsocial(span, zone)) ? 'odd' : 'good';
};

const getColours = ({ vars: { palette } }: Theme, fit: Fit) =>
  ({
    chosen: {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
    good: {
      color: palette.success.main,
      backgroundColor: `color-mix(in srgb, ${palette.success.main} 14%, transparent)`,
      borderColor: palette.success.main,
    },
    odd: {
      color: palette.text.secondary,
      backgroundColor: palette.surface.sunken,
      borderColor: palette.text.secondary,
    },
    taken: {
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      borderColor: palette.text.secondary,
      borderStyle: 'dashed',
    },
    unknown: {
      color: palette.text.primary,
      backgroundColor: 'transparent',
      borderColor: palette.text.secondary,
    },
  })[fit];

/** A slot of a day, coloured by how well it suits the voices; its name has the reasons in words. */
export const SlotGridCell = (props: Props) => {
  const { place, isCurrent, slot, timeZone, isChosen, isFull, found, grid, onFocus, onToggle } = props;
  const text = useText();
  const dayTitle = useDayTitle();
  const facts = useSlotFacts(slot, timeZone, found, grid);
  const fit = getFit(props);
  const isClosed = isFull || isCutShort(slot, timeZone);
  const lines = isFull ? [text('booking.daysFull'), ...facts] : facts;
  const missing = grid && found && found.free < grid.talents ? grid.talents - found.free : 0;

  return (
    <td role="gridcell" aria-selected={isChosen} style={{ padding: 0 }}>
      <Tooltip
        title={lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      >
        <ButtonBase
          aria-pressed={isChosen}
          aria-disabled={isClosed}
          aria-label={[dayTitle(slot.day), slot.label, ...lines].join(', ')}
          data-place={place}
          tabIndex={isCurrent ? 0 : -1}
          onFocus={onFocus}
          onClick={() => {
            if (!isClosed) onToggle();
          }}
          sx={(theme) => ({
            width: 1,
            height: 36,
            borderRadius: '6px',
            border: '1px solid',
            fontSize: '0.75rem',
            fontVariantNumeric: 'tabular-nums',
            ...getColours(theme, fit),
            ...(isClosed ? { opacity: 0.5, cursor: 'not-allowed' } : {}),
            '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
          })}
        >
          {isChosen ? <Check aria-hidden sx={{ fontSize: 18 }} /> : missing > 0 && `−${missing}`}
        </ButtonBase>
      </Tooltip>
    </td>
  );
};
