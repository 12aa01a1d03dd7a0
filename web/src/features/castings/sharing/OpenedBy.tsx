import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Guest } from '@domain/castings/guests.ts';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Who opened a link, and when they did last; the last one first. */
export const OpenedBy = ({ guests }: { readonly guests: readonly Guest[] }) => {
  const text = useText();
  if (guests.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('sharing.nobody')}</Typography>;
  const last = ({ visits, createdAt }: Guest) => visits[0] ?? createdAt;
  const recent = [...guests].sort((one, other) => last(other).toMillis() - last(one).toMillis());
  return (
    <RowList label={text('sharing.openedBy')}>
      {recent.map((guest) => (
        <li key={guest.id}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {guest.name || text('sharing.nameless')}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('sharing.visits', { count: guest.visitCount })} ·{' '}
            <DateText instant={last(guest)} withTime />
          </Typography>
        </li>
      ))}
    </RowList>
  );
};
