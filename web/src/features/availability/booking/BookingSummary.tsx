import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Number of roles, and of those without a booking. */
  readonly total: number;
  readonly open: number;
  /** Called when the pointer comes near the request. */
  readonly onNear: () => void;
  readonly onAsk: () => void;
}

/** How many roles are booked, with a request for the others. */
export const BookingSummary = ({ total, open, onNear, onAsk }: Props) => {
  const text = useText();

  return (
    <Row
      gap={2}
      align="center"
      justify="space-between"
      sx={{
        marginBottom: 2,
      }}
    >
      <div>
        <Typography role="status">{text('booking.summary', { booked: total - open, total })}</Typography>
        {open > 0 && <Muted>{text('booking.lead')}</Muted>}
      </div>
      {open > 0 && (
        <Button variant="contained" onPointerEnter={onNear} onClick={onAsk}>
          {text('booking.ask')}
        </Button>
      )}
    </Row>
  );
};
