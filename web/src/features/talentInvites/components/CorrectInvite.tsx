import { getNameValues } from '@domain/people/names.ts';
import { inviteCorrectionSchema } from '@domain/talents/talents.schema.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormEngineer } from '../../../components/form/FormEngineer.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useLanguageOptions } from '../../../lib/reference.ts';

interface Props {
  readonly invite: SelfServiceInvite;
  readonly onClose: () => void;
}

/** Corrects an open invitation's recipient and first reviewer. Another address or language mails a new link. */
export const CorrectInvite = ({ invite, onClose }: Props) => {
  const { id, email, engineer, language } = invite;
  const text = useText();
  const languages = useLanguageOptions();
  const toasts = useToasts();

  return (
    <FormDialog
      draft={`invite.${id}`}
      title={text('selfService.correctTitle')}
      lead={text('selfService.correctLead', { email })}
      initial={{ ...getNameValues(invite), email, language, engineer: engineer ?? '' }}
      schema={inviteCorrectionSchema}
      submitLabel={text('common.save')}
      onSubmit={async ({ engineer: named, ...view }, submission) => {
        const body = { ...inviteCorrectionSchema.cast(view), engineer: named || null };
        await api.talents.updateInvite({ id }, body, submission);
        const isResent = body.email.toLowerCase() !== email || body.language !== language;
        toasts.success(isResent ? text('selfService.resent', { email: body.email }) : text('common.saved'));
      }}
      onClose={onClose}
    >
      <ReferenceFailure of={['languages']} />
      <NameFields isSelf={false} autoFocus />
      <FormTextField name="email" type="email" label={text('signIn.email')} />
      <FormChoice name="language" label={text('talentSignUp.language')} options={languages} />
      <FormEngineer name="engineer" />
    </FormDialog>
  );
};
