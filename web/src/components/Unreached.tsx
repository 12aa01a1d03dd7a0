import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useText } from '../i18n/useText.ts';
import { useDates } from '../lib/dates.ts';
import { useUnreached } from '../lib/useUnreached.ts';
import { StateChip } from './StateChip.tsx';

/** That emails to a talent could not be delivered, the date with it; nothing where they are. `at`: ISO, UTC. */
export const UnreachedChip = ({ at }: { readonly at: string | undefined }) => {
  const text = useText();
  const dates = useDates();
  if (at === undefined) return null;
  const said = `${text('unreached.chip')} (${dates.date(at)})`;
  return (
    <Box component="span" title={said} sx={{ display: 'inline-flex' }}>
      <StateChip tone="attention" label={said} icon={Unsubscribe} />
    </Box>
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
      <AlertTitle>{text('unreached.chip')}</AlertTitle>
      {text('unreached.text', { date: dates.date(at) })}
    </Alert>
  );
};
