import Block from '@mui/icons-material/BlockOutlined';
import type { ClientStatus } from '@domain/clients/clients.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Says of a client that the agency keeps them out; of the others there is nothing to say but that. */
export const ClientAccessChip = ({ status }: { readonly status: ClientStatus }) => {
  const text = useText();
  const label = text(`clients.access.${status}`);
  return status === 'blocked' ? <StateChip tone="negative" icon={Block} label={label} /> : label;
};
