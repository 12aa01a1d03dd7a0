import Block from '@mui/icons-material/BlockOutlined';
import type { ClientStatus } from '@domain/clients/clients.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Marks a client blocked by the agency; nothing otherwise. */
export const ClientAccessChip = ({ status }: { readonly status: ClientStatus }) => {
  const text = useText();
  const label = text(`clients.access.${status}`);
  return status === 'blocked' ? <StateChip tone="negative" icon={Block} label={label} /> : label;
};
