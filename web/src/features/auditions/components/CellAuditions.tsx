import { Fragment } from 'react';
import Check from '@mui/icons-material/Check';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { useZipDownload } from '../../../common/downloads/useZipDownload.ts';
import { ZipProgress } from '../../../common/downloads/ZipProgress.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { api } from '../../../lib/http/api.ts';
import { useText } from '../../../i18n/useText.ts';
import { filterUsable } from '../../../common/board/board.ts';
import type { Cell } from '../../../common/board/cell.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import type { RoleAudition } from '../data/roleAuditions.ts';
import { presentAudition } from './auditionParts.tsx';
import { VoiceAudition } from './VoiceAudition.tsx';
import { CellMenu } from './CellMenu.tsx';
import { CellRequest } from './CellRequest.tsx';
import { HeldActions } from './HeldActions.tsx';
import { RoundClip } from './RoundClip.tsx';
import { CompareTakes } from './CompareTakes.tsx';
import { getRequestedTalents, openRequests } from './requests.ts';

interface Props {
  readonly cell: Cell;
  readonly entries: readonly AuditionEntry[];
  readonly auditions: readonly RoleAudition[];
  readonly now: number;
  /** Comments on the takes. */
  readonly talk: TakeTalk;
  readonly status: 'loading' | 'success' | 'error';
  readonly onRetry: () => void;
  readonly onAsk: () => void;
}

/** A cell's auditions: pending requests, takes of removed voices, and one action bar. */
export const CellAuditions = ({ cell, entries, auditions, now, talk, status, onRetry, onAsk }: Props) => {
  const text = useText();
  const { name: character } = cell.voice;
  const zip = useZipDownload(() =>
    api.auditions.downloadTakes({ id: cell.casting.id }, { voiceId: cell.voice.id }),
  );
  // An empty list hardly ever has requests, so it keeps no room for them.
  if (status === 'loading') return cell.items.length > 0 ? <Skeleton width={140} height={30} /> : null;
  if (status === 'error') {
    return (
      <Button size="small" color="error" onClick={onRetry}>
        {text('auditions.retryList')}
      </Button>
    );
  }

  const requested = getRequestedTalents(entries);
  const requests = openRequests(entries);
  const listed = new Set(cell.items.map((item) => item.talentId));
  const open = new Set(filterUsable(cell.items).map((item) => item.talentId));
  const fresh = [...open].filter((talentId) => !requested.has(talentId)).length;
  const former = auditions.filter(({ entry }) => !listed.has(entry.talentId));
  const heldEntries = auditions.flatMap(({ entry, state }) => (state === 'held' ? [entry] : []));
  const role = { castingId: cell.casting.id, character, auditions, now, talk, text };
  const hasTakes = entries.some((entry) => entry.status === 'uploaded');

  return (
    <Stack isBounded gap={0.5}>
      {former.length > 0 && (
        <Box sx={{ paddingInline: 1 }}>
          <Muted variant="caption">{text('auditions.former')}</Muted>
          {former.map((audition) => (
            <Box key={audition.entry.id} sx={{ marginTop: 0.5 }}>
              <Typography variant="subtitle2">
                <bdi>{audition.entry.talentPublicName}</bdi>
              </Typography>
              <VoiceAudition {...presentAudition(audition, role)} />
            </Box>
          ))}
        </Box>
      )}
      {requests.map((request) => (
        <Fragment key={request[0].auditionId}>
          <CellRequest entries={request} />
          {request[0].hasClip && (
            <RoundClip auditionId={request[0].auditionId} round={getRound(request[0])} />
          )}
        </Fragment>
      ))}
      <Row gap={0.5} align="center">
        {fresh > 0 ? (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<RecordVoiceOver />}
            onClick={onAsk}
            aria-label={`${text('auditions.askCount', { count: fresh })}: ${character}`}
          >
            {text('auditions.askCount', { count: fresh })}
          </Button>
        ) : (
          open.size > 0 && (
            <Muted
              variant="caption"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.5,
                paddingInline: 1,
              }}
            >
              <Check sx={{ fontSize: 16 }} aria-hidden />
              {text('auditions.allRequested')}
            </Muted>
          )
        )}
        <Box sx={{ flex: 1 }} />
        {heldEntries.length > 1 && <HeldActions castingId={cell.casting.id} held={heldEntries} />}
        <CompareTakes entries={entries} character={character} />
        <CellMenu character={character} requests={requests} onDownload={hasTakes ? zip.start : undefined} />
      </Row>
      <ZipProgress zip={zip} />
    </Stack>
  );
};
