import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly entry: AuditionEntry;
  readonly onClose: () => void;
}

/** Who played a take and when first, for the agency's people only. */
export const ListenersDialog = ({ entry, onClose }: Props) => {
  const text = useText();
  const title = text('auditions.listenersFor', { name: entry.talentPublicName });
  const request = useRequest(entry.id, (signal) => api.auditions.listeners({ id: entry.id }, { signal }));

  return (
    <InfoDialog title={title} maxWidth={480} onClose={onClose}>
      {request.status === 'loading' && (
        <LoadingState>
          <Skeleton height={40} />
        </LoadingState>
      )}
      {request.status === 'error' && <ErrorState error={request.error} onRetry={request.reload} />}
      {request.data?.length === 0 && <Typography>{text('auditions.noListeners')}</Typography>}
      {request.data && request.data.length > 0 && (
        <RowList label={title}>
          {request.data.map(({ name, side, heardAt }) => (
            <Box component="li" key={`${heardAt} ${name}`} sx={{ flexWrap: 'wrap', paddingBlock: 0.5 }}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
                <Muted component="span">
                  {' · '}
                  {text(`auditions.side.${side}`)}
                </Muted>
              </Box>
              <Muted>
                <DateText instant={heardAt} withTime />
              </Muted>
            </Box>
          ))}
        </RowList>
      )}
      <Muted variant="caption" component="p" sx={{ marginTop: 2 }}>
        {text('auditions.listenersNote')}
      </Muted>
    </InfoDialog>
  );
};
