import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';
import { AuditionOfVoice } from './AuditionOfVoice.tsx';
import { CellRequest } from './CellRequest.tsx';
import { CompareTakes } from './CompareTakes.tsx';
import { DownloadTakes } from './DownloadTakes.tsx';
import type { Cell } from '../../../lib/board/cell.ts';
import { usable } from '../../../lib/board/board.ts';
import type { TakeTalk } from '../../../lib/board/useColleagues.ts';

interface Props {
  readonly cell: Cell;
  readonly entries: readonly AuditionEntry[];
  readonly now: number;
  /** What is said of the takes. */
  readonly talk: TakeTalk;
  readonly status: 'loading' | 'success' | 'error';
  readonly onRetry: () => void;
  readonly onAsk: () => void;
}

/** Talents who cannot be asked again: of those whose request was cancelled before they answered, nobody counts. */
export const askedAlready = (entries: readonly AuditionEntry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ status }) => status !== 'cancelled').map(({ talentId }) => talentId));

/** What stands of the requests that were sent, the first to be due first. */
const requestsOf = (entries: readonly AuditionEntry[]) => {
  const standing = entries.filter(({ cancelledAt }) => cancelledAt === undefined);
  const requests = new Map<string, [AuditionEntry, ...AuditionEntry[]]>();
  for (const entry of standing) {
    const request = requests.get(entry.auditionId);
    if (request) request.push(entry);
    else requests.set(entry.auditionId, [entry]);
  }
  return [...requests.values()].sort(([one], [other]) => one.deadline.toMillis() - other.deadline.toMillis());
};

/** Auditions of voices taken off since, and the way to ask those who were not asked yet. */
export const CellAuditions = ({ cell, entries, now, talk, status, onRetry, onAsk }: Props) => {
  const text = useText();
  // Where nobody is shortlisted there is hardly anybody asked, and nothing to keep room for.
  if (status === 'loading') return cell.items.length > 0 ? <Skeleton width={140} height={30} /> : null;
  if (status === 'error') {
    return (
      <Button size="small" color="error" onClick={onRetry}>
        {text('auditions.retryList')}
      </Button>
    );
  }
  const requested = askedAlready(entries);
  const requests = requestsOf(entries);
  const listed = new Set(cell.items.map((item) => item.talentId));
  const open = new Set(usable(cell.items).map((item) => item.talentId));
  const fresh = [...open].filter((talentId) => !requested.has(talentId)).length;
  const former = entries.filter((entry) => !listed.has(entry.talentId));
  return (
    <>
      {requests.map((request) => (
        <CellRequest key={request[0].auditionId} entries={request} character={cell.voice.name} />
      ))}
      {former.length > 0 && (
        <Box sx={{ flexBasis: '100%', paddingInline: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {text('auditions.former')}
          </Typography>
          {former.map((entry) => (
            <Box key={entry.id} sx={{ marginTop: 0.5 }}>
              <Typography variant="subtitle2">
                <bdi>{entry.talentPublicName}</bdi>
              </Typography>
              <AuditionOfVoice entry={entry} character={cell.voice.name} now={now} talk={talk} />
            </Box>
          ))}
        </Box>
      )}
      <CompareTakes entries={entries} character={cell.voice.name} />
      {entries.some(({ status }) => status === 'uploaded') && <DownloadTakes cell={cell} />}
      {fresh > 0 ? (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<RecordVoiceOver />}
          onClick={onAsk}
          aria-label={`${text('auditions.askCount', { count: fresh })}: ${cell.voice.name}`}
        >
          {text('auditions.askCount', { count: fresh })}
        </Button>
      ) : (
        open.size > 0 && (
          <Typography
            variant="body2"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              color: 'text.secondary',
              paddingInlineStart: 1,
            }}
          >
            <Check sx={{ fontSize: 16 }} aria-hidden />
            {text('auditions.allAsked')}
          </Typography>
        )
      )}
    </>
  );
};
