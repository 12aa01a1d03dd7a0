import type { OfferedRange } from '@domain/availability/availability.ts';
import type { SlotLabel } from '@domain/availability/slots.ts';
import Box from '@mui/material/Box';
import { useText } from '../../../i18n/useText.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';

interface Props {
  readonly slot: OfferedRange & { readonly label: SlotLabel };
  readonly isChosen: boolean;
  /** Whether the reader's time differs. */
  readonly showsOwnTime: boolean;
  readonly onChoose: () => void;
}

const CLOSED = {
  booked: 'availability.booked',
  held: 'availability.onHold',
  past: 'availability.past',
} as const;

/** A slot sized for touch, with the reader's time if it differs. */
export const SlotChoice = ({ slot, isChosen, showsOwnTime, onChoose }: Props) => {
  const text = useText();
  const span = useTimeFormat()({ weekday: 'short', hour: 'numeric', minute: '2-digit' });

  const below =
    slot.closed === null
      ? showsOwnTime
        ? text('availability.yourTime', {
            time: span.formatRange(new Date(slot.startsAt), new Date(slot.endsAt)),
          })
        : undefined
      : text(CLOSED[slot.closed]);

  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'center',
        minHeight: 52,
        paddingInline: 1,
        paddingBlock: 0.75,
        borderRadius: '6px',
        border: `1px solid ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.surface.lineStrong}`,
        backgroundColor: isChosen ? 'primary.main' : 'background.paper',
        color: isChosen ? 'primary.contrastText' : slot.closed ? 'text.secondary' : 'text.primary',
        cursor: slot.closed ? 'not-allowed' : 'pointer',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        '&:has(:focus-visible)': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      })}
    >
      <input
        type="radio"
        name="slot"
        value={slot.id}
        checked={isChosen}
        disabled={slot.closed !== null}
        onChange={onChoose}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
      />
      <Box component="span" sx={{ fontWeight: 600, textDecoration: slot.closed ? 'line-through' : 'none' }}>
        {slot.label}
      </Box>
      {below !== undefined && (
        <Box component="span" sx={{ fontSize: 13 }}>
          {below}
        </Box>
      )}
    </Box>
  );
};
