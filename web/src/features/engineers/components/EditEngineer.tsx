import Box from '@mui/material/Box';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { ENGINEER_STATUSES } from '@domain/engineers/engineers.ts';
import { engineerAdminSchema } from '@domain/engineers/engineers.schema.ts';
import { DateText } from '../../../components/DateText.tsx';
import { LoadingDialog } from '../../../components/dialogs/LoadingDialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { getProfile } from '../data/engineerProfile.ts';
import { ReachFields } from './ReachFields.tsx';

interface Props {
  readonly id: string;
  readonly agency: Workplace;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Sends an engineer's verification link again. */
const NewLink = ({ engineer: { id, email } }: { readonly engineer: EngineerView }) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <div>
      <SendButton
        variant="outlined"
        color="inherit"
        onSend={async () => {
          // Requested on display: at most one link a minute is sent, regardless of repeats.
          await api.engineers.sendNewLink({ id });
          toasts.success(text('engineers.newLinkSent', { email }));
        }}
      >
        {text('engineers.newLink')}
      </SendButton>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginTop: 0.5 }}>
        {text('engineers.newLinkHint')}
      </Box>
    </div>
  );
};

const EngineerDialog = ({
  engineer,
  agency,
  onSaved,
  onClose,
}: Omit<Props, 'id'> & { readonly engineer: EngineerView }) => {
  const text = useText();
  const toasts = useToasts();
  const { id, status, updatedAt } = engineer;
  const initial = { ...getProfile(engineer), status };

  const send = async (values: typeof initial, submission: Submission) => {
    const { status: newStatus, ...answers } = engineerAdminSchema.cast(values);
    const decision = newStatus === status ? {} : { status: newStatus };
    const body = { ...answers, ...decision, updatedAt };
    await api.engineers.update({ id }, body, submission);
    toasts.success(text('common.saved'));
    onSaved();
  };

  return (
    <FormDialog<typeof initial>
      draft={`engineer.${id}`}
      title={engineer.fullName}
      lead={
        <FactList
          facts={[
            [text('engineers.email'), engineer.email],
            [text('engineers.created'), <DateText key="created" instant={engineer.createdAt} />],
          ]}
        />
      }
      initial={initial}
      schema={engineerAdminSchema}
      submitLabel={text('common.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <ReferenceFailure of={['languages', 'countries']} />
      <NameFields isSelf={false} />
      <FormLanguages name="languageTags" label={text('engineers.languages')} />
      <ReachFields phone={text('engineers.phone')} isSelf={false} />
      <FormSelect
        name="status"
        label={text('engineers.status')}
        helperText={text('engineers.statusHint', { agency: agency.publicName })}
        options={ENGINEER_STATUSES.map((code) => ({ code, label: text(`engineers.status.${code}`) }))}
      />
      <NewLink engineer={engineer} />
    </FormDialog>
  );
};

/** Edit form of the engineer in the address, for the agency's admins. */
export const EditEngineer = ({ id, ...rest }: Props) => {
  const text = useText();
  const { data, error, reload } = useRequest(`engineer ${id}`, (signal) =>
    api.engineers.get({ id }, { signal }),
  );
  if (data) return <EngineerDialog engineer={data} {...rest} />;

  return (
    <LoadingDialog
      label={text('engineers.title')}
      height={220}
      error={error}
      onRetry={reload}
      onClose={rest.onClose}
    />
  );
};
