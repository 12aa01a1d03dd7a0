import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { useUnreached } from './useUnreached.ts';

/** Marks a talent whose emails bounced, with the date in a tooltip, because a column has no room for it. `at`: ISO, UTC. */
export const UnreachedMark = ({ at }: { readonly at: string | undefined }) => {
  const text = useText();
  const dates = useDates();
  if (at === undefined) return null;

  const sentence = `${text('unreached.chip')} (${dates.date(at)})`;

  return (
    <Tooltip title={sentence}>
      <Unsubscribe
        role="img"
        aria-label={sentence}
        // The library hides icons from screen readers.
        aria-hidden={false}
        sx={{ fontSize: 18, flexShrink: 0, color: 'warning.main' }}
      />
    </Tooltip>
  );
};

/** The same in a sentence, on the page of one talent. */
export const UnreachedNote = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const dates = useDates();
  const failedAt = useUnreached().get(talentId);
  if (failedAt === undefined) return null;

  return (
    <Alert severity="warning" sx={{ marginBottom: 2 }}>
      <AlertTitle>{text('unreached.chip')}</AlertTitle>
      {text('unreached.text', { date: dates.date(failedAt) })}
    </Alert>
  );
};
