import type { RecordingSessionReport } from '@domain/sessions/report.ts';
import type { Participant, ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession, SessionContacts } from '@domain/sessions/sessions.ts';
import { readRecord, getRef, type CopiesOf } from './moment.ts';

const getNames = (participants: readonly Participant[]): readonly Participant[] =>
  participants.map(({ name, side }) => ({ name, side }));

const hasAddress = (participant: Participant): participant is ParticipantContact => 'email' in participant;

/** Returns names and sides of a session's participants. Creates contacts for sessions that still hold addresses; skips sessions with neither. */
export const getContactsCopies: CopiesOf = async (moment, id) => {
  const [session, contacts] = await Promise.all([
    readRecord<RecordingSession>(moment, 'recordingSessions', id),
    readRecord<SessionContacts>(moment, 'sessionContacts', id),
  ]);
  if (!session) return [];

  // Older sessions lack this list.
  const storedParticipants = ((session.participants as readonly Participant[] | undefined) ?? []).filter(
    hasAddress,
  );
  if (!contacts && storedParticipants.length === 0) return [];

  const participants = contacts?.participants ?? storedParticipants;
  const emails = [...new Set(participants.map(({ email }) => email))];
  const { agencyId, companyId, projectId } = session;
  const agencyIds = [agencyId];

  return [
    {
      ref: getRef(moment, 'sessionContacts', id),
      agencyIds,
      stored: contacts,
      wanted: { agencyId, companyId, projectId, participants, emails },
    },
    {
      ref: getRef(moment, 'recordingSessions', id),
      agencyIds,
      stored: session,
      wanted: { participants: getNames(participants) },
    },
  ];
};

/** Returns whether and when a report's file was sealed, which outlives the report. The certificate can't be derived from it. */
export const getReportSeal: CopiesOf = async (moment, id) => {
  const report = await readRecord<RecordingSessionReport>(moment, 'recordingSessionReports', id);
  if (!report?.paperSha256 || !report.sealedAt) return [];

  const { agencyId, paperSha256, sealedAt } = report;
  const ref = getRef(moment, 'seals', paperSha256);

  return [
    {
      ref,
      agencyIds: [agencyId],
      stored: (await moment.transaction.get(ref)).data(),
      wanted: { sealedAt },
      made: { sealedAt, certificateSha256: null },
      besides: ['certificateSha256'],
    },
  ];
};
