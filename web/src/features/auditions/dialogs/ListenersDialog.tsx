import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
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
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  {text(`auditions.side.${side}`)}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <DateText instant={heardAt} withTime />
              </Typography>
            </Box>
          ))}
        </RowList>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {text('auditions.listenersNote')}
      </Typography>
    </InfoDialog>
  );
};
