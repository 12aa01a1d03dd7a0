import Button from '@mui/material/Button';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import { memberRolesSchema } from '@domain/team/team.schema.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { TeamRolesField } from './TeamRolesField.tsx';

interface Values {
  readonly roles: string[];
}

interface Props {
  readonly member: TeamMember;
  readonly agency: Workplace;
  readonly onSaved: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
}

/** A member's roles, with a link to renaming. Their address can't be edited. */
export const EditMemberDialog = ({ member, agency, onSaved, onRename, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (values: Values, submission: Submission) => {
    await api.team.update(
      { id: member.id },
      { roles: memberRolesSchema.cast(values).roles, was: member.roles },
      submission,
    );
    toasts.success(text('team.updated', { name: member.name }));
    onSaved();
  };

  return (
    <FormDialog<Values>
      draft={`team.${member.id}`}
      title={member.name}
      lead={text('team.editLead', { agency: agency.publicName })}
      initial={{ roles: [...member.roles] }}
      schema={memberRolesSchema}
      submitLabel={text('common.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <TeamRolesField />
      <div>
        <Button color="inherit" onClick={onRename}>
          {text('team.rename')}
        </Button>
      </div>
    </FormDialog>
  );
};
