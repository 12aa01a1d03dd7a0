import { useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Days } from '@domain/rates/vacations.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { MonthGrid } from './MonthGrid.tsx';

const shiftMonth = (month: string, by: number): string => {
  const date = new Date(`${month}-01T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};

/** Two months side by side with days off, and navigation. */
export const VacationCalendar = ({
  vacations,
  today,
}: {
  readonly vacations: readonly Days[];
  readonly today: string;
}) => {
  const text = useText();
  const [month, setMonth] = useState(today.slice(0, 7));

  return (
    <Row isOneLine align="flex-start">
      <IconButton
        aria-label={text('vacations.previousMonth')}
        onClick={() => setMonth(shiftMonth(month, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <Box
        aria-live="polite"
        sx={{ flex: 1, display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        <MonthGrid month={month} vacations={vacations} />
        <MonthGrid month={shiftMonth(month, 1)} vacations={vacations} />
      </Box>
      <IconButton aria-label={text('vacations.nextMonth')} onClick={() => setMonth(shiftMonth(month, 1))}>
        <ChevronRight />
      </IconButton>
    </Row>
  );
};
