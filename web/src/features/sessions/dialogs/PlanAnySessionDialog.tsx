import { Fragment } from 'react';
import { useField } from 'formik';
import { text as typed } from '@domain/messages/yup.ts';
import { DIAL_IN_METHODS } from '@domain/sessions/session-limits.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { EngineerField } from '../../../common/sessions/EngineerField.tsx';
import { JoinFields } from '../../../common/sessions/JoinFields.tsx';
import { ParticipantsField } from '../../../common/sessions/ParticipantsField.tsx';
import { api } from '../../../lib/http/api.ts';
import {
  ANY_ENGINEER,
  getOwnParticipation,
  sessionFormSchema,
  type SessionForm,
} from '../../../common/sessions/planning.ts';
import { ProjectPeople } from '../../../common/sessions/ProjectPeople.tsx';
import { TimeFields } from '../../../common/sessions/TimeFields.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSignedIn, type SignedIn } from '../../../lib/session/session.ts';
import { ConfirmedSlot } from './ConfirmedSlot.tsx';
import { OtherRoles } from './OtherRoles.tsx';
import { SessionProjectField } from './SessionProjectField.tsx';
import { SessionVoiceFields } from './SessionVoiceFields.tsx';

interface Values extends SessionForm {
  readonly projectId: string;
  readonly castingId: string;
  /** The selected shortlisted voice. */
  readonly castingDemoId: string;
  readonly engineerId: string;
}

const DIALOG_WIDTH = 720;

const schema = sessionFormSchema.shape({
  projectId: typed().required(),
  castingId: typed().required(),
  castingDemoId: typed().required(),
});

const getInitialValues = (person: SignedIn): Values => ({
  projectId: '',
  castingId: '',
  castingDemoId: '',
  startsAt: '',
  endsAt: '',
  timeZone: getBrowserZone() ?? 'UTC',
  engineerId: ANY_ENGINEER,
  dialIn: { method: DIAL_IN_METHODS[0], link: '' },
  studio: '',
  moreCastingDemoIds: [],
  participants: getOwnParticipation(person),
});

/** Fields that depend on the selected project and casting. */
const OfProject = () => {
  const [{ value: projectId }] = useField<string>('projectId');
  return projectId === '' ? null : (
    <Fragment key={projectId}>
      <ProjectPeople projectId={projectId} />
      <SessionVoiceFields projectId={projectId} />
    </Fragment>
  );
};
const SlotOfVoice = () => {
  const [{ value: projectId }] = useField<string>('projectId');
  const [{ value: placeId }] = useField<string>('castingDemoId');
  if (placeId === '') return null;

  const of = { projectId, castingDemoId: placeId };

  return (
    <>
      <ConfirmedSlot key={placeId} {...of} />
      <OtherRoles key={`roles of ${placeId}`} {...of} />
    </>
  );
};
const OfCasting = () => {
  const [{ value: castingId }] = useField<string>('castingId');
  return castingId === '' ? null : <EngineerField castingId={castingId} />;
};

/** Plans a recording session with a chosen voice: in its confirmed slot, or at any time. */
export const PlanAnySessionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const toasts = useToasts();
  const person = useSignedIn();

  return (
    <FormDialog<Values>
      draft="session.plan.any"
      title={text('sessions.planAny')}
      lead={text('sessions.planAnyLead')}
      initial={getInitialValues(person)}
      schema={schema}
      submitLabel={text('sessions.planSend')}
      isReady={({ castingDemoId }) => castingDemoId !== ''}
      maxWidth={DIALOG_WIDTH}
      onSubmit={async ({ projectId: _projectId, castingId, engineerId, ...values }, submission) => {
        const named = engineerId === ANY_ENGINEER ? {} : { engineerId };
        await api.sessions.createFor({ id: castingId }, { ...values, ...named }, submission);
        toasts.success(text('sessions.planned'));
      }}
      onClose={onClose}
    >
      <SessionProjectField />
      <OfProject />
      <SlotOfVoice />
      <TimeFields />
      <OfCasting />
      <JoinFields />
      <ParticipantsField />
    </FormDialog>
  );
};
