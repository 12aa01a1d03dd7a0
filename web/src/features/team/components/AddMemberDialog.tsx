import { NO_NAME } from '@domain/people/names.ts';
import { teamMemberSchema, type NewTeamMember } from '@domain/team/team.schema.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { TeamRolesField } from './TeamRolesField.tsx';

const EMPTY: NewTeamMember = { ...NO_NAME, email: '', roles: ['agencyTeam'] };

interface Props {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds a team member, who is notified by mail. Doesn't reveal whether they have an account. */
export const AddMemberDialog = ({ onAdded, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (values: NewTeamMember, submission: Submission) => {
    const body = teamMemberSchema.cast(values);
    await api.team.create(body, submission);
    toasts.success(text('team.addedToast', { email: body.email }));
    onAdded();
  };

  return (
    <FormDialog
      draft="team.new"
      title={text('team.addTitle')}
      lead={text('team.addLead')}
      initial={EMPTY}
      schema={teamMemberSchema}
      submitLabel={text('team.addSubmit')}
      onSubmit={send}
      onClose={onClose}
    >
      <NameFields isSelf={false} />
      <FormTextField name="email" type="email" label={text('team.email')} autoComplete="off" />
      <TeamRolesField />
    </FormDialog>
  );
};
