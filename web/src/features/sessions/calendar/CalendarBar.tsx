import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../../../i18n/useText.ts';

/** Filter by one kind of entry; '' for all. */
export interface CalendarFilter {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly onChange: (value: string) => void;
}

interface Props {
  readonly title: string;
  readonly filters: readonly CalendarFilter[];
  /** By one week or month, -1 or 1; 0: to today. */
  readonly onStep: (steps: -1 | 0 | 1) => void;
}

/** The calendar's visible days, navigation and filters. */
export const CalendarBar = ({ title, filters, onStep }: Props) => {
  const text = useText();
  return (
    <Box
      data-off-paper
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 1.5 }}
    >
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
      {filters
        .filter(({ options, value }) => options.length > 1 || value !== '')
        .map(({ label, value, options, onChange }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            sx={{ minWidth: 160, maxWidth: 220 }}
          >
            <MenuItem value="">{text('sessions.calendar.all')}</MenuItem>
            {options.map(([id, name]) => (
              <MenuItem key={id} value={id}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
          </TextField>
        ))}
    </Box>
  );
};
