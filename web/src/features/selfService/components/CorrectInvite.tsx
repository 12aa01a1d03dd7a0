import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import { inviteCorrectionSchema } from '@domain/talents/talents.schema.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormEngineer } from '../../../components/form/FormEngineer.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';

interface Props {
  readonly invite: SelfServiceInvite;
  readonly onClose: () => void;
}

/** Corrects whom an open invitation is for, and who reviews their first demos. The address stays: another one is another invitation. */
export const CorrectInvite = ({ invite: { id, email, name, lastName, engineer }, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  return (
    <FormDialog
      draft={`invite.${id}`}
      title={text('selfService.correctTitle')}
      lead={text('selfService.correctLead', { email })}
      initial={{ name, lastName, engineer: engineer ?? '' }}
      schema={inviteCorrectionSchema}
      submitLabel={text('common.save')}
      onSubmit={async ({ engineer: named, ...names }, press) => {
        const body = { ...inviteCorrectionSchema.cast(names), engineer: named || null };
        await change(talentInvitesApi['talents.updateInvite'], { params: { id }, body }, press);
        toasts.success(text('common.saved'));
      }}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField name="name" label={text('signUp.name')} autoFocus />
        <FormTextField name="lastName" label={text('signUp.lastName')} />
      </FieldPair>
      <FormEngineer name="engineer" />
    </FormDialog>
  );
};
