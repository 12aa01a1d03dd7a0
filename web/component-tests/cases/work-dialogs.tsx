import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { DEFAULT_TERMS } from '@domain/deliveries/delivery-terms.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { FixDialog } from '../../src/common/deliveries/FixDialog.tsx';
import { DeliveryTermsDialog } from '../../src/features/orders/dialogs/DeliveryTermsDialog.tsx';
import { RevisionDialog } from '../../src/common/deliveries/RevisionDialog.tsx';
import EditDemoDialog from '../../src/features/demos/components/EditDemoDialog.tsx';
import { TagDialog } from '../../src/features/castings/dialogs/TagDialog.tsx';
import { ColleagueDialog } from '../../src/features/curation/components/ColleagueDialog.tsx';
import { ReasonDialog } from '../../src/features/curation/components/ReasonDialog.tsx';
import { SaveSearchDialog } from '../../src/features/demos/components/SaveSearchDialog.tsx';
import { BookingDialog, ResultDialog } from '../../src/features/dossiers/components/ConnectionDialogs.tsx';
import { ContactDialog } from '../../src/features/projects/dialogs/ContactDialog.tsx';
import { DuplicateDialog } from '../../src/features/projects/dialogs/DuplicateDialog.tsx';
import { NewProjectDialog } from '../../src/features/projects/dialogs/NewProjectDialog.tsx';
import { NotesDialog } from '../../src/features/sessions/dialogs/NotesDialog.tsx';
import { ViewNameDialog } from '../../src/components/views/ViewNameDialog.tsx';
import { makeInstant, getRecord } from '../kit/records.ts';
import { makeSignedIn } from '../kit/session.ts';
import { ignore, sendAnything, type DialogCase } from './dialog-case.ts';

const project = getRecord<Project>({ id: 'project-1', name: 'Harbour Light' });
const item = getRecord<CastingDemo>({
  id: 'casting-1_voice-1_demo-1',
  castingId: 'casting-1',
  voiceId: 'voice-1',
  talentId: 'talent-1',
  projectId: 'project-1',
  demo: getRecord<CastingDemo['demo']>({ talentPublicName: 'Lucía N.' }),
});
const demo = getRecord<Demo>({
  id: 'demo-1',
  talentId: 'talent-1',
  name: 'Spot',
  category: 'WARM',
  language: 'spa',
  gender: 'FEM',
  voiceAge: 'ADU',
  tone: 'MED',
  comment: null,
  principalInCategory: false,
  syntheticVoiceConsent: false,
  reviewStatus: 'approved',
  updatedAt: makeInstant('2026-01-02T10:00:00Z') as Demo['updatedAt'],
});
const session = getRecord<RecordingSession>({
  id: 'session-1',
  revision: 3,
  notes: { lateMinutes: 0, overtimeMinutes: 0, noShow: '' },
});
const delivery = getRecord<Delivery>({
  id: 'delivery-1',
  name: 'Spot 30.wav',
  contentType: 'audio/wav',
  revision: null,
});
const deliveryPlan: DeliveryPlan = { terms: DEFAULT_TERMS, expected: [], example: null, pickup: null };
const measurement = getRecord<FileMeasurement>({
  sampleRate: 44_100,
  bits: 16,
  channels: 1,
  bitRate: null,
  loudness: -19,
  truePeak: -3,
  clips: [],
  samplePeak: -3,
  rms: -21,
  noiseFloor: -70,
  silenceStartMs: 100,
  silenceEndMs: 100,
});
const colleagues = {
  status: 'success' as const,
  data: [{ id: 'engineer-2', fullName: 'Otto Klang' }],
  reload: ignore,
};

const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();

/** Dialogs of projects, castings, demos, tickets and sessions. */
export const WORK_DIALOGS: readonly DialogCase[] = [
  {
    name: 'begin a project',
    draft: 'project.new',
    role: 'client',
    values: { name: 'Deep Water', brand: 'Solera' },
    open: (onClose) => (
      <NewProjectDialog asksCompany={false} onCreated={() => Promise.resolve()} onClose={onClose} />
    ),
  },
  {
    name: 'duplicate a project',
    draft: 'project.duplicate.project-1',
    role: 'client',
    values: { name: 'Harbour Light II' },
    open: (onClose) => <DuplicateDialog project={project} onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'write to the agency',
    draft: 'project.contact.project-1',
    role: 'client',
    values: { message: 'Could we hear a second reading of the last line?' },
    open: (onClose) => <ContactDialog project={project} onClose={onClose} />,
  },
  {
    name: 'tag a voice',
    draft: 'casting.tag.casting-1.voice-1.talent-1',
    role: 'client',
    values: { tag: 'warm' },
    open: (onClose) => (
      <TagDialog item={item} character="Narrator" tag="" tags={['deep']} onClose={onClose} />
    ),
  },
  {
    name: 'save a search',
    draft: 'finder.search',
    role: 'client',
    values: { name: 'Deep voices' },
    replies: { '/viewHistory/person-1': [] },
    open: (onClose) => <SaveSearchDialog uid="person-1" query="gender=FEM" onClose={onClose} />,
  },
  {
    name: 'name a view',
    draft: 'list.view',
    values: { name: 'Waiting' },
    open: (onClose) => (
      <ViewNameDialog
        title="Save view"
        lead="Kept for you."
        initial=""
        onSend={(_name, submission) => sendAnything(submission)}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'edit a demo',
    draft: 'demo.demo-1',
    role: 'talent',
    values: { name: 'Spot, warm' },
    open: (onClose) => <EditDemoDialog demo={demo} isOwner={false} onClose={onClose} />,
  },
  {
    name: 'hand a ticket over',
    draft: 'ticket.to',
    role: 'engineer',
    values: { to: 'engineer-2' },
    open: (onClose) => (
      <ColleagueDialog
        draft="ticket.to"
        title="Hand over"
        lead="To a colleague."
        submitLabel="Hand over"
        none="Nobody"
        colleagues={colleagues}
        onSend={(_to, submission) => sendAnything(submission)}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'close tickets',
    draft: 'ticket.reason',
    values: { reason: 'The talent has left.' },
    open: (onClose) => (
      <ReasonDialog
        draft="ticket.reason"
        title="Close"
        lead="For good."
        onSend={(_reason, submission) => sendAnything(submission)}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'book a connection check',
    draft: 'connection.booking.talent-1',
    values: { bookedFor: IN_A_WEEK },
    open: (onClose) => <BookingDialog talentId="talent-1" onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'note the result of a connection check',
    draft: 'connection.result.talent-1',
    values: { quality: 'GOOD', latencyMs: '20' },
    open: (onClose) => <ResultDialog talentId="talent-1" onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'note how a session went',
    draft: 'session.notes.session-1.3',
    values: { notes: { lateMinutes: 10, overtimeMinutes: 0, noShow: '' } },
    open: (onClose) => <NotesDialog session={session} onClose={onClose} />,
  },
  {
    name: 'request a revision of a delivery',
    draft: 'delivery.revision.delivery-1',
    role: 'client',
    values: { moment: '1:23', note: 'A softer breath.' },
    open: (onClose) => (
      <RevisionDialog delivery={delivery} pickup={null} getCurrent={() => 0} onClose={onClose} />
    ),
  },
  {
    name: 'set what an order delivers',
    draft: 'deliveryTerms.project-1',
    values: { acceptAfterDays: '10' },
    open: (onClose) => (
      <DeliveryTermsDialog projectId="project-1" plan={deliveryPlan} onSaved={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'fix a delivery',
    draft: 'delivery.mend.delivery-1',
    role: 'engineer',
    replies: { '/clientConfig': { longCalls: null, branding: makeSignedIn([]).branding } },
    values: { sampleRate: false, bits: false, name: 'Spot.wav' },
    open: (onClose) => (
      <FixDialog delivery={delivery} measurement={measurement} profile="ebuR128" onClose={onClose} />
    ),
  },
];
