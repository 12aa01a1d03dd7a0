import { useId, useState } from 'react';
import FilterList from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { DayField } from '../pickers/DayField.ts';
import { getRangeKey, RANGE_ENDS, type Range, type RangeColumn } from './ranges.ts';
import type { RangeChoice } from './useRanges.ts';

interface EndProps {
  readonly column: RangeColumn<never>;
  readonly end: keyof Range;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const RangeEnd = ({ column: { label, kind }, end, value, onChange }: EndProps) => {
  const text = useText();
  const name = text(`lists.${end}`, { column: label });

  return kind === 'date' ? (
    <DayField label={name} value={value} onChange={onChange} />
  ) : (
    <TextField
      type="number"
      size="small"
      label={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

/** Limits a table to ranges of its numbers and dates. */
export const RangesButton = ({ ranges }: { readonly ranges: RangeChoice }) => {
  const text = useText();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { columns, count, choose, clear, getRange } = ranges;

  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {count > 0 ? text('lists.rangesOf', { count }) : text('lists.ranges')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 460, padding: 2 } } }}
      >
        <Stack gap={1.5}>
          <Typography id={titleId} variant="subtitle2" component="h2">
            {text('lists.ranges')}
          </Typography>
          {columns.map((column) => (
            <Box
              key={column.field}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
            >
              {RANGE_ENDS.map((end) => (
                <RangeEnd
                  key={end}
                  column={column}
                  end={end}
                  value={getRange(column.field)[end]}
                  onChange={(value) => choose({ [getRangeKey(end, column.field)]: value })}
                />
              ))}
            </Box>
          ))}
          <Row gap={1} sx={{ justifyContent: 'flex-end' }}>
            <Button color="inherit" disabled={count === 0} onClick={clear}>
              {text('lists.clearRanges')}
            </Button>
            <Button variant="contained" onClick={() => setAnchor(null)}>
              {text('lists.closeRanges')}
            </Button>
          </Row>
        </Stack>
      </Popover>
    </>
  );
};
