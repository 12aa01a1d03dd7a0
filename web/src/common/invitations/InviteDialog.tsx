import { engineerInviteSchema } from '@domain/engineers/engineers.schema.ts';
import { NO_NAME } from '@domain/people/names.ts';
import { inviteSchema } from '@domain/talents/talents.schema.ts';
import { FormChoice } from '../../components/form/FormChoice.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { FormEngineer } from '../../components/form/FormEngineer.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { NameFields } from '../../components/form/NameFields.tsx';
import { ReferenceFailure } from '../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useLanguageOptions } from '../../lib/reference.ts';

export type Invited = 'talent' | 'engineer';

const EMPTY = { ...NO_NAME, email: '', language: '' };
type Values = typeof EMPTY & { readonly engineer?: string };

/** Invites a talent to the agency, or an engineer to the platform, by mail. */
export const InviteDialog = ({
  invited,
  onClose,
}: {
  readonly invited: Invited;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const languages = useLanguageOptions();
  const isTalent = invited === 'talent';
  const initial: Values = isTalent ? { ...EMPTY, engineer: '' } : EMPTY;

  const send = async ({ engineer, ...person }: Values, submission: Submission) => {
    const body = engineerInviteSchema.cast(person);
    const named = engineer ? { ...body, engineer } : body;
    if (isTalent) await api.talents.invite(named, submission);
    else await api.engineers.invite(body, submission);
    toasts.success(text('dashboard.invited', { email: body.email }));
  };

  return (
    <FormDialog
      draft={`invite.${invited}`}
      title={text(`dashboard.invite.${invited}`)}
      lead={text(`dashboard.inviteLead.${invited}`)}
      initial={initial}
      schema={isTalent ? inviteSchema : engineerInviteSchema}
      submitLabel={text('dashboard.sendInvite')}
      failure={text('invitation.failed')}
      onSubmit={send}
      onClose={onClose}
    >
      <ReferenceFailure of={['languages']} />
      <NameFields isSelf={false} autoFocus />
      <FormTextField name="email" type="email" label={text('signIn.email')} />
      <FormChoice
        name="language"
        label={text('talentSignUp.language')}
        options={languages}
        noneText={text('dashboard.languageNone')}
      />
      {isTalent && <FormEngineer name="engineer" />}
    </FormDialog>
  );
};
