import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Inventory from '@mui/icons-material/InventoryOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import type { AuditionEntryPage, EntryState } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { SentTake } from './takes.ts';
import { useText } from '../../../i18n/useText.ts';

/** Why nothing is left to do behind a link. */
export const ClosedAudition = ({
  state,
  view,
  entry,
  token,
}: {
  readonly state: Exclude<EntryState, 'open' | 'declined'>;
  /** The API's own text, as for a late take. */
  readonly view?: string | undefined;
  /** Absent: the link no longer reveals its audition. */
  readonly entry?: AuditionEntryPage;
  /** Plays the sent take. */
  readonly token?: string;
}) => {
  const text = useText();
  if (state === 'cancelled')
    return (
      <StateCard icon={EventBusy} headingLevel="h1" title={text('upload.gone')}>
        {text('upload.goneText')}
      </StateCard>
    );
  if (state === 'uploaded')
    return (
      <div style={{ margin: 'auto' }}>
        <StateCard icon={Inventory} headingLevel="h1" title={text('audition.alreadyUploaded')}>
          {text('upload.alreadyText')}
        </StateCard>
        {token !== undefined && <SentTake token={token} />}
      </div>
    );

  return (
    <StateCard icon={TimerOff} headingLevel="h1" title={text('audition.expired')}>
      {view !== undefined && <p role="alert">{view}</p>}
      {view === undefined && entry && (
        <p>
          {text('upload.wasDue')} <DateText instant={entry.deadline} withZone />.
        </p>
      )}
      {text('upload.expiredText')}
    </StateCard>
  );
};
