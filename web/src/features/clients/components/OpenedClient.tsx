import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import { clientsApi } from '@domain/clients/clients.api.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { EditClientDialog } from './EditClientDialog.tsx';

interface Props {
  readonly client: ClientRow;
  readonly agencyId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A client of the list, opened: what was agreed on with them is not in the list, and read now. */
export const OpenedClient = ({ client: { id, name, lastName }, ...rest }: Props) => {
  const { data, status, error, reload } = useRequest(`client ${id}`, (signal) =>
    call(clientsApi['clients.get'], { params: { id } }, { signal }),
  );
  if (data) return <EditClientDialog client={data} {...rest} />;
  return (
    <Dialog open onClose={rest.onClose} aria-label={`${name} ${lastName}`}>
      <Box sx={{ padding: 3, minWidth: 280 }}>
        {status === 'error' ? (
          <ErrorState error={error} onRetry={reload} />
        ) : (
          <LoadingState>
            <Skeleton variant="rounded" height={320} />
          </LoadingState>
        )}
      </Box>
    </Dialog>
  );
};
