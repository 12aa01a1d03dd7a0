import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../i18n/useText.ts';
import { useDates } from '../lib/dates.ts';
import { useUnreached } from '../lib/useUnreached.ts';

/**
 * That emails to a talent could not be delivered, with the date; nothing where they are. A sign beside a name, which has the
 * words for whoever points at it or hears it: there is no room for them in a column. `at`: ISO, UTC.
 */
export const UnreachedMark = ({ at }: { readonly at: string | undefined }) => {
  const text = useText();
  const dates = useDates();
  if (at === undefined) return null;
  const said = `${text('unreached.chip')} (${dates.date(at)})`;
  return (
    <Tooltip title={said}>
      <Unsubscribe
        role="img"
        aria-label={said}
        // The library hides icons from whoever hears a page.
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
  const at = useUnreached().get(talentId);
  if (at === undefined) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 2 }}>
      <AlertTitle>{text('unreached.chip')}</AlertTitle>
      {text('unreached.text', { date: dates.date(at) })}
    </Alert>
  );
};
