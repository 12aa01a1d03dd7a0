import { VALIDATION_STATUSES } from '@domain/access/roles.ts';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Whether a client may come in: for admins alone. */
export const ClientStatusField = () => {
  const text = useText();
  return (
    <FormSelect
      name="accountValidationStatus"
      label={text('clients.status')}
      options={VALIDATION_STATUSES.map((code) => ({ code, label: text(`clients.status.${code}`) }))}
    />
  );
};
