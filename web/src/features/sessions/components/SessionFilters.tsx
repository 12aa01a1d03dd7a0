import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { SessionFilter } from '../data/useSessionFilters.ts';

/** Filters of sessions, without empty ones. A selected value stays even if no session has it, so it can be cleared. */
export const SessionFilters = ({ filters }: { readonly filters: readonly SessionFilter[] }) => {
  const text = useText();
  const shown = filters.filter(
    ({ label, options, value }) =>
      value !== '' || options.length > 1 || (label === text('sessions.studio') && options.length > 0),
  );
  if (shown.length === 0) return null;

  return (
    <Row
      role="group"
      aria-label={text('sessions.filters')}
      data-off-paper
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      {shown.map(({ label, value, options, onChange }) => (
        <TextField
          key={label}
          select
          size="small"
          label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: { xs: 'auto', sm: 200 }, minWidth: { xs: 140, sm: 0 }, flexGrow: { xs: 1, sm: 0 } }}
        >
          <MenuItem value="">{text('sessions.calendar.all')}</MenuItem>
          {(value === '' || options.some(([id]) => id === value)
            ? options
            : [...options, [value, '–'] as const]
          ).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Row>
  );
};
