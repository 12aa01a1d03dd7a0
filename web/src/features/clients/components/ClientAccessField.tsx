import { CLIENT_STATUSES } from '@domain/clients/clients.ts';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Blocks a client, independently of the registration's decision; for admins only. */
export const ClientAccessField = () => {
  const text = useText();
  return (
    <FormSelect
      name="status"
      label={text('clients.access')}
      helperText={text('clients.accessHint')}
      options={CLIENT_STATUSES.map((code) => ({ code, label: text(`clients.access.${code}`) }))}
    />
  );
};
