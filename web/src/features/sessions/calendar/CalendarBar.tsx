import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { SessionFilters } from '../components/SessionFilters.tsx';
import type { SessionFilter } from '../data/useSessionFilters.ts';

interface Props {
  readonly title: string;
  readonly filters: readonly SessionFilter[];
  /** Moves by weeks or months: -1 or 1; 0: to today. */
  readonly onStep: (steps: -1 | 0 | 1) => void;
}

/** The calendar's visible days, navigation and filters. */
export const CalendarBar = ({ title, filters, onStep }: Props) => {
  const text = useText();

  return (
    <Row data-off-paper align="center" sx={{ marginBottom: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={text('sessions.calendar.before')} onClick={() => onStep(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={text('sessions.calendar.after')} onClick={() => onStep(1)}>
          <ChevronRight />
        </IconButton>
        <Button size="small" color="inherit" onClick={() => onStep(0)}>
          {text('sessions.calendar.today')}
        </Button>
      </Box>
      <Typography variant="h3" component="h2" aria-live="polite" sx={{ marginInlineEnd: 'auto' }}>
        {title}
      </Typography>
      <SessionFilters filters={filters} />
    </Row>
  );
};
