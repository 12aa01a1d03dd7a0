import type { Audition, AuditionEntry, AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { AvailabilityPage, AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character, Project } from '@domain/projects/projects.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { PlanSessionDialog } from '../../src/common/sessions/PlanSessionDialog.tsx';
import { CallbackDialog } from '../../src/features/auditions/dialogs/CallbackDialog.tsx';
import { DeclineDialog } from '../../src/features/auditions/dialogs/DeclineDialog.tsx';
import { ForwardDialog } from '../../src/features/auditions/dialogs/ForwardDialog.tsx';
import { RequestAuditionDialog } from '../../src/features/auditions/dialogs/RequestAuditionDialog.tsx';
import { ReturnDialog } from '../../src/features/auditions/dialogs/ReturnDialog.tsx';
import { AskDialog } from '../../src/features/availability/booking/AskDialog.tsx';
import { ChangeDialog } from '../../src/features/availability/booking/ChangeDialog.tsx';
import { CounterDialog } from '../../src/features/availability/dialogs/CounterDialog.tsx';
import { EditSessionDialog } from '../../src/features/sessions/dialogs/EditSessionDialog.tsx';
import { PlanAnySessionDialog } from '../../src/features/sessions/dialogs/PlanAnySessionDialog.tsx';
import { makeInstant, getRecord } from '../kit/records.ts';
import { ignore, sendAnything, type DialogCase } from './dialog-case.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number, hour: number): string => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return `${day}T${hour < 10 ? '0' : ''}${hour}:00:00.000Z`;
};
const SLOTS = [10, 11, 12, 13].map((days) => ({
  datetime: `${inDays(days, 10).slice(0, 10).replaceAll('-', '/')} 10-12`,
}));

const project = getRecord<Project>({ id: 'project-1', name: 'Harbour Light', deadlines: [] });
const casting = getRecord<Casting>({ id: 'project-1_spa', projectId: 'project-1', language: 'spa' });
const voice = getRecord<Character>({ id: 'voice-1', name: 'Narrator' });
const item = getRecord<CastingDemo>({
  id: 'place-1',
  talentId: 'talent-1',
  demo: getRecord<CastingDemo['demo']>({ talentPublicName: 'Lucía N.' }),
});
const entry = getRecord<AuditionEntry>({
  id: 'entry-1',
  auditionId: 'audition-1',
  castingId: 'project-1_spa',
  voiceId: 'voice-1',
  projectId: 'project-1',
  talentPublicName: 'Lucía N.',
  deadline: makeInstant(inDays(3, 17)) as AuditionEntry['deadline'],
});
const request = getRecord<AvailabilityRequest>({
  id: 'request-1',
  castingId: 'project-1_spa',
  projectId: 'project-1',
  castingDemoId: 'place-1',
  talentId: 'talent-1',
  voiceId: 'voice-1',
  timeZone: 'Europe/Madrid',
  state: 'requested',
  timeRanges: [],
});
const session = getRecord<RecordingSession>({
  id: 'session-1',
  projectId: 'project-1',
  projectName: 'Harbour Light',
  castingId: 'project-1_spa',
  talentId: 'talent-1',
  talentPublicName: 'Lucía N.',
  voiceId: 'voice-1',
  character: 'Narrator',
  engineerId: 'engineer-1',
  engineerName: 'Otto Klang',
  revision: 3,
  state: 'planned',
  timeZone: 'Europe/Madrid',
  studio: '',
  dialIn: { method: 'Zoom', link: '' },
  startsAt: makeInstant(inDays(9, 10)) as RecordingSession['startsAt'],
  endsAt: makeInstant(inDays(9, 12)) as RecordingSession['endsAt'],
});
const TIMES = { startsAt: inDays(9, 10), endsAt: inDays(9, 12) };
const TERMS = {
  style: 'NATURAL',
  script: 'The tide comes back.',
  deadline: inDays(4, 17),
  outcomeBy: inDays(8, 17),
};
const NOBODY = { castings: [casting], characters: [voice], availabilityRequests: [], castingDemos: [] };

/** Dialogs about auditions, slots and sessions. */
export const ASKING_DIALOGS: readonly DialogCase[] = [
  {
    name: 'request auditions',
    draft: 'audition.request.project-1_spa.voice-1',
    role: 'client',
    values: TERMS,
    open: (onClose) => (
      <RequestAuditionDialog
        request={{ cell: { casting, voice, items: [item], isWhole: true }, asked: new Set() }}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'call voices back',
    draft: 'audition.callback.entry-1',
    role: 'client',
    values: { ...TERMS, direction: 'Slower, as if at night.' },
    live: { 'auditions/audition-1': getRecord<Audition>({ style: '', script: '', brief: '' }) },
    open: (onClose) => (
      <CallbackDialog character="Narrator" takes={[entry]} picked={[entry]} onClose={onClose} />
    ),
  },
  {
    name: 'decline an audition',
    draft: 'audition.decline.entry-1',
    role: 'talent',
    values: { reason: 'notAvailable', note: 'On tour until June.' },
    open: (onClose) => (
      <DeclineDialog
        entry={getRecord<AuditionEntryPage>({ id: 'entry-1' })}
        token="sealed"
        onDeclined={ignore}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'forward takes',
    draft: 'takes.forward.project-1_spa.entry-1',
    values: { message: 'Take 2 is the one.' },
    open: (onClose) => (
      <ForwardDialog castingId="project-1_spa" held={[entry]} picked={['entry-1']} onClose={onClose} />
    ),
  },
  {
    name: 'return a take',
    draft: 'take.return.entry-1',
    values: { note: 'A click at 0:04.' },
    open: (onClose) => <ReturnDialog entry={entry} onClose={onClose} />,
  },
  {
    name: 'ask for availability',
    draft: 'availability.ask.project-1.all',
    role: 'client',
    values: { timeRanges: SLOTS, castingDemoIds: ['place-1'] },
    open: (onClose) => (
      <AskDialog project={project} roles={[{ casting, voice }]} requests={[]} ticked={[]} onClose={onClose} />
    ),
  },
  {
    name: 'offer other slots',
    draft: 'availability.change.request-1',
    role: 'client',
    values: { timeRanges: SLOTS },
    open: (onClose) => <ChangeDialog project={project} request={request} onClose={onClose} />,
  },
  {
    name: 'propose another fee',
    draft: 'availability.counter.request-1',
    values: { amount: 60_000, reason: 'Three tongue twisters in one line' },
    open: (onClose) => (
      <CounterDialog
        requestId="request-1"
        page={getRecord<AvailabilityPage>({
          agency: { publicName: 'Aria Voices', accent: null, logoUrl: null },
          pricing: { currency: 'EUR', licensePriceBreakdown: [], session: 20_000, minimum: 0 },
        })}
        onSend={(_values, submission) => sendAnything(submission)}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'plan the session of a slot',
    draft: 'session.plan.request-1',
    values: { ...TIMES, studio: 'Studio Norte' },
    live: NOBODY,
    open: (onClose) => (
      <PlanSessionDialog
        of={{ request, talent: 'Lucía N.', character: 'Narrator', sameSlot: [] }}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'plan any session',
    draft: 'session.plan.any',
    values: {
      ...TIMES,
      projectId: 'project-1',
      castingId: 'project-1_spa',
      castingDemoId: 'project-1_spa_voice-1',
    },
    live: NOBODY,
    open: (onClose) => <PlanAnySessionDialog onClose={onClose} />,
  },
  {
    name: 'change a session',
    draft: 'session.change.session-1.3',
    values: { studio: 'Studio Norte' },
    live: NOBODY,
    open: (onClose) => (
      <EditSessionDialog
        session={session}
        contacts={[]}
        parts={new Set(['time', 'dialIn', 'participants'] as const)}
        onClose={onClose}
      />
    ),
  },
];
