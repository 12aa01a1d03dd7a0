import { CLIENT_FIELDS } from '@domain/clients/client-fields.ts';
import { ownerClientFormSchema } from '@domain/clients/clients.schema.ts';
import { getFullName, NO_NAME } from '@domain/people/names.ts';
import { getDefaults, toFormValues } from '@domain/values/fields.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { ClientFields } from '../../../components/form/ClientFields.tsx';
import type { CompanyValue } from './getCompanyChoices.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import { ClientStatusField } from './ClientStatusField.tsx';

const EMPTY = {
  ...NO_NAME,
  email: '',
  password: '',
  verifyPassword: '',
  company: { name: '', companyType: '' } as CompanyValue,
  ...toFormValues(CLIENT_FIELDS, getDefaults(CLIENT_FIELDS)),
  accountValidationStatus: 'ACCEPTED',
};
type Values = typeof EMPTY;

interface Props {
  /** Receives the new client's address. */
  readonly onCreated: (email: string) => void;
  readonly onClose: () => void;
}

/** The client form for admins: without consents, with an optional password and the account decision. */
export const NewClientDialog = ({ onCreated, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (values: Values, submission: Submission) => {
    const { password, verifyPassword: _verifyPassword, ...rest } = values;
    const body = ownerClientFormSchema.cast({ ...rest, ...(password ? { password } : {}) });
    await api.clients.createOwner(body, submission);
    toasts.success(text('clients.createdToast', { name: getFullName(body) }));
    onCreated(body.email);
  };

  return (
    <FormDialog
      draft="client.new"
      title={text('clients.createTitle')}
      lead={text('clients.createLead')}
      initial={EMPTY}
      schema={ownerClientFormSchema}
      submitLabel={text('clients.create')}
      maxWidth={640}
      onSubmit={send}
      onClose={onClose}
    >
      <ClientFields by="admin" companyField={<CompanyPicker />} />
      <ClientStatusField />
    </FormDialog>
  );
};
