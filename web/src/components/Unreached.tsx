import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '../i18n/useText.ts';
import { useDates } from '../lib/dates.ts';
import { useUnreached } from '../lib/useUnreached.ts';

/** That emails to a talent could not be delivered, with the date, where there is little room; nothing where they are. `at`: ISO, UTC. */
export const UnreachedMark = ({ at }: { readonly at: string | undefined }) => {
  const text = useText();
  const dates = useDates();
  if (at === undefined) return null;
  return (
    <Unsubscribe
      color="warning"
      titleAccess={`${text('unreached.title')} (${dates.date(at)})`}
      sx={{ fontSize: 18, flexShrink: 0 }}
    />
  );
};

/** The same in a sentence, on the page of one talent. */
export const UnreachedNote = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const dates = useDates();
  const at = useUnreached().get(talentId);
  if (at === undefined) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 2 }}>
      <AlertTitle>{text('unreached.title')}</AlertTitle>
      {text('unreached.text', { date: dates.date(at) })}
    </Alert>
  );
};
