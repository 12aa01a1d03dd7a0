import Typography from '@mui/material/Typography';
import { DateText } from '../../../components/DateText.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { SentRequest } from './requests.ts';

/** A request that was sent: to how many, and by when. */
export const CellRequest = ({ entries }: { readonly entries: SentRequest }) => {
  const text = useText();
  const [{ deadline, outcomeBy }] = entries;
  return (
    <Typography variant="caption" component="p" sx={{ paddingInline: 1, color: 'text.secondary' }}>
      {text('auditions.request', { count: entries.length })}, {text('auditions.until')}{' '}
      <DateText instant={deadline} withTime />
      {outcomeBy && (
        <>
          {' · '}
          {text('auditions.hearBy')} <DateText instant={outcomeBy} />
        </>
      )}
    </Typography>
  );
};
