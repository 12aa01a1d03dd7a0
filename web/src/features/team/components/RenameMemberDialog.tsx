import { personNameSchema } from '@domain/people/names.schema.ts';
import { getNameParts, getNameValues, type PersonName } from '@domain/people/names.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly member: TeamMember;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

/** Renames a team member. Members of other agencies can only do so themselves, which the form explains. */
export const RenameMemberDialog = ({ member, onRenamed, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (values: PersonName, submission: Submission) => {
    const { name } = await api.team.rename(
      { id: member.id },
      { ...personNameSchema.cast(values), was: member.name },
      submission,
    );
    toasts.success(text('team.renamed', { name }));
    onRenamed();
  };

  return (
    <FormDialog<PersonName>
      draft={`team.${member.id}.name`}
      title={text('team.renameTitle', { name: member.name })}
      lead={text('team.renameLead')}
      initial={getNameValues(getNameParts(member.name))}
      schema={personNameSchema}
      submitLabel={text('common.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <NameFields isSelf={false} />
    </FormDialog>
  );
};
