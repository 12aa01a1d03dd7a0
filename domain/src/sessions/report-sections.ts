import { SECTION_FIELDS, type ReportFields } from './report-fields.ts';
import { REPORT_ROLES, SECTION_PREFIX, type RecordingSessionReport, type ReportRole } from './report.ts';
import type { Participant, ParticipantContact } from './session-fields.ts';
import type { ParticipantSide } from './session-limits.ts';
import type { RecordingSession } from './sessions.ts';

type Signed = Pick<RecordingSessionReport, 'engSignedAt' | 'cliSignedAt' | 'vodSignedAt'>;

export const hasSigned = (report: Signed, role: ReportRole): boolean =>
  report[`${SECTION_PREFIX[role]}SignedAt`] !== null;

export const isFullySigned = (report: Signed): boolean =>
  REPORT_ROLES.every((role) => hasSigned(report, role));

export const getSection = (report: ReportFields, role: ReportRole): Partial<ReportFields> =>
  Object.fromEntries(SECTION_FIELDS[role].map((name) => [name, report[name]]));

/** Returns a side's signer: its first participant. */
export const getSigner = <One extends Pick<Participant, 'side'>>(
  side: Exclude<ParticipantSide, 'finalClient'>,
  participants: readonly One[],
): One | undefined => participants.find((participant) => participant.side === side);

/** Returns a user's signing role in a session's report: its engineer, or by address among the contacts they may read. */
export const getSigningRole = (
  { engineerId }: Pick<RecordingSession, 'engineerId'>,
  contacts: readonly Pick<ParticipantContact, 'side' | 'email'>[],
  { uid, email }: { readonly uid: string; readonly email: string },
): readonly ReportRole[] => {
  const isTheirs = (side: 'client' | 'director'): boolean =>
    getSigner(side, contacts)?.email === email.toLowerCase();
  return REPORT_ROLES.filter((role) =>
    role === 'ENGINEER' ? engineerId === uid : isTheirs(role === 'CLIENT' ? 'client' : 'director'),
  );
};

const countWords = (value: string): number =>
  value.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** Whether a signature is a full name: two words with a letter each, or one of a signer who has no other. */
export const isFullName = (value: string, hasOneName = false): boolean =>
  countWords(value) >= (hasOneName ? 1 : 2);
