import Block from '@mui/icons-material/BlockOutlined';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

type Standing = Pick<ClientRow, 'status' | 'accountValidationStatus'>;

/** A client who isn't accepted has no access to block. */
export const getClientAccess = ({ status, accountValidationStatus = 'ACCEPTED' }: Standing) =>
  status === 'active' && accountValidationStatus !== 'ACCEPTED' ? 'none' : status;

/** A client's access to the agency, marked when it is blocked. */
export const ClientAccessChip = ({ client }: { readonly client: Standing }) => {
  const text = useText();
  const access = getClientAccess(client);
  const label = text(`clients.access.${access}`);
  return access === 'blocked' ? <StateChip tone="negative" icon={Block} label={label} /> : label;
};
