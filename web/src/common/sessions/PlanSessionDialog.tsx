import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { EngineerField } from './EngineerField.tsx';
import { JoinFields } from './JoinFields.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import { api } from '../../lib/http/api.ts';
import {
  ANY_ENGINEER,
  getInitialPlan,
  sessionFormSchema,
  type Plannable,
  type SessionForm,
} from './planning.ts';
import { ProjectPeople } from './ProjectPeople.tsx';
import { RolesField } from './RolesField.tsx';
import { TimeFields } from './TimeFields.tsx';

interface Props {
  readonly of: Plannable;
  readonly onClose: () => void;
}

/** Wide enough for a participant in two lines. */
const DIALOG_WIDTH = 720;

/** Plans the recording session of an accepted slot. Clients don't choose an engineer: any free one is assigned. */
export const PlanSessionDialog = ({ of, onClose }: Props) => {
  const { request, talent, character } = of;
  const text = useText();
  const toasts = useToasts();
  const person = useSignedIn();
  const isStaff = person.roles.some((role) => role === 'agencyTeam' || role === 'admin');

  return (
    <FormDialog<SessionForm>
      draft={`session.plan.${request.id}`}
      title={text('sessions.plan')}
      lead={text(isStaff ? 'sessions.planLead' : 'sessions.planLeadClient', { talent, character })}
      initial={getInitialPlan(of, person)}
      schema={sessionFormSchema}
      submitLabel={text('sessions.planSend')}
      maxWidth={DIALOG_WIDTH}
      onSubmit={async ({ engineerId, ...values }, submission) => {
        const named = engineerId === undefined || engineerId === ANY_ENGINEER ? {} : { engineerId };
        await api.sessions.createFor(
          { id: request.castingId },
          { ...values, ...named, bookingId: request.id },
          submission,
        );
        toasts.success(text('sessions.planned'));
      }}
      onClose={onClose}
    >
      <ProjectPeople projectId={request.projectId} />
      <RolesField
        projectId={request.projectId}
        first={{ castingId: request.castingId, talentId: request.talentId, voiceId: request.voiceId }}
      />
      <TimeFields />
      {isStaff && <EngineerField castingId={request.castingId} />}
      <JoinFields />
      <ParticipantsField />
    </FormDialog>
  );
};
