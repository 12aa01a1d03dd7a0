import type { ClientRow } from '@domain/clients/clients.api.ts';
import { getFullName } from '@domain/people/names.ts';
import { LoadingDialog } from '../../../components/dialogs/LoadingDialog.tsx';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { EditClientDialog } from './EditClientDialog.tsx';

interface Props {
  readonly client: ClientRow;
  readonly agencyId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export const OpenedClient = ({ client: { id, name, lastName }, ...rest }: Props) => {
  const { data, error, reload } = useRequest(`client ${id}`, (signal) => api.clients.get({ id }, { signal }));
  if (data) return <EditClientDialog client={data} {...rest} />;

  return (
    <LoadingDialog
      label={getFullName({ name, lastName })}
      height={320}
      error={error}
      onRetry={reload}
      onClose={rest.onClose}
    />
  );
};
