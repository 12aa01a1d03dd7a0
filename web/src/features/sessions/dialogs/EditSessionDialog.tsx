import { useState } from 'react';
import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { getMoveFee } from '../../../common/bookings/getMoveFee.ts';
import { useBookingFee } from '../../../common/bookings/useBookingFee.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { EngineerField } from '../../../common/sessions/EngineerField.tsx';
import { JoinFields } from '../../../common/sessions/JoinFields.tsx';
import { ParticipantsField } from '../../../common/sessions/ParticipantsField.tsx';
import { sessionFormSchema, type SessionForm } from '../../../common/sessions/planning.ts';
import { RolesField } from '../../../common/sessions/RolesField.tsx';
import { TimeFields } from '../../../common/sessions/TimeFields.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { getChanges, type SessionPart } from '../data/sessionChanges.ts';
import { api } from '../../../lib/http/api.ts';
import { getProposal, isOutside, useAcceptedSlot } from './acceptedSlot.ts';
import { OutsideSlot } from './OutsideSlot.tsx';

interface Props {
  readonly session: RecordingSession;
  readonly contacts: readonly ParticipantContact[];
  /** Parts that the reader may change now. */
  readonly parts: ReadonlySet<SessionPart>;
  /** A new time to start with, saved only after confirmation. */
  readonly time?: Pick<SessionForm, 'startsAt' | 'endsAt'>;
  readonly onClose: () => void;
}

const DIALOG_WIDTH = 720;

const toSpan = ({ startsAt, endsAt }: RecordingSession): Pick<SessionForm, 'startsAt' | 'endsAt'> => ({
  startsAt: new Date(startsAt.toMillis()).toISOString(),
  endsAt: new Date(endsAt.toMillis()).toISOString(),
});

const getForm = ({
  session,
  contacts,
  parts,
}: Pick<Props, 'session' | 'contacts' | 'parts'>): Partial<SessionForm> => ({
  ...(parts.has('time') ? { ...toSpan(session), timeZone: session.timeZone } : {}),
  ...(parts.has('engineer') ? { engineerId: session.engineerId } : {}),
  ...(parts.has('roles')
    ? {
        moreCastingDemoIds: getSessionRoles(session)
          .slice(1)
          .flatMap(({ castingDemoId }) => castingDemoId ?? []),
      }
    : {}),
  ...(parts.has('dialIn') ? { dialIn: session.dialIn, studio: session.studio ?? '' } : {}),
  ...(parts.has('participants') ? { participants: contacts.map((contact) => ({ ...contact })) } : {}),
});

/** Edits a planned session; sends only what differs from its state at opening. */
export const EditSessionDialog = ({ session, contacts, parts, time, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const spanText = useSpanText();
  // Concurrent changes must not count as the user's own: the API refuses the older revision.
  const [{ opened, initial, shown }] = useState(() => ({
    opened: session,
    initial: getForm({ session, contacts, parts }),
    shown: parts,
  }));
  const { id, projectId, castingId, talentId, voiceId, revision, engineerId, engineerName, state } = opened;
  const isOver = state === 'done';
  const span = toSpan(opened);
  const accepted = useAcceptedSlot(opened, shown.has('time'));
  const { talentPublicName: talent, timeZone } = opened;
  const quote = useBookingFee(accepted?.requestId ?? null, 'move');

  /** The slot that the talent is asked for; undefined: the time needs no question. */
  const findProposal = (values: Partial<SessionForm>) =>
    accepted && values.startsAt && isOutside(values, accepted)
      ? getProposal(opened, accepted, values.startsAt)
      : undefined;
  // A new time has to wait for the talent; other changes don't.
  const isMixed = (values: Partial<SessionForm>) =>
    Object.keys(getChanges(initial, values)).some((name) => name !== 'startsAt' && name !== 'endsAt');
  const schema = sessionFormSchema.pick(Object.keys(initial) as (keyof SessionForm)[]);

  return (
    <FormDialog<Partial<SessionForm>>
      draft={`session.change.${id}.${revision}`}
      title={text('sessions.change')}
      lead={joinDotted([opened.projectName, opened.character, opened.talentPublicName])}
      initial={{ ...initial, ...time }}
      schema={schema}
      submitLabel={(values) => {
        const proposal = findProposal(values);
        return proposal
          ? text('sessions.askFor', { talent, time: spanText(proposal.session, timeZone) })
          : text('common.save');
      }}
      isReady={(values) => !findProposal(values) || (!isMixed(values) && quote.status === 'success')}
      maxWidth={DIALOG_WIDTH}
      onSubmit={async (values, submission) => {
        const proposal = findProposal(values);
        if (accepted && proposal) {
          const { datetime, timeZone: zone } = proposal;
          const fee = quote.data ? getMoveFee(quote.data, accepted.booked, [datetime]) : 0;
          await api.availability.propose(
            { id: accepted.requestId },
            { datetime, timeZone: zone, ...(fee > 0 ? { fee } : {}) },
            submission,
          );
          toasts.success(text('sessions.asked', { talent }));
          return;
        }

        const changes = getChanges(initial, values);
        if (Object.keys(changes).length === 0) return;
        await api.sessions.update({ id }, { revision, ...changes } as SessionChangeValues, submission);
        toasts.success(text(isOver ? 'sessions.changedDone' : 'sessions.changed'));
      }}
      onClose={onClose}
    >
      {shown.has('roles') && (
        <RolesField projectId={projectId} first={{ castingId, talentId, voiceId, sessionId: id }} />
      )}
      <Muted>{text(isOver ? 'sessions.changeLeadDone' : 'sessions.changeLead')}</Muted>
      {shown.has('time') && <TimeFields />}
      {accepted && (
        <OutsideSlot
          session={opened}
          accepted={accepted}
          quote={quote}
          isDropped={time !== undefined}
          isMixed={isMixed}
        />
      )}
      {shown.has('engineer') && (
        <EngineerField castingId={castingId} session={{ id, engineerId, engineerName, ...span }} />
      )}
      {shown.has('dialIn') && <JoinFields />}
      {shown.has('participants') && <ParticipantsField />}
    </FormDialog>
  );
};
