import {
  REPORT_ROLES,
  SECTION_PREFIX,
  type RecordingSessionReport,
  type ReportFields,
  type ReportRole,
} from './report.ts';
import type { Participant, ParticipantContact, ParticipantSide, RecordingSession } from './sessions.ts';

/** The fields of each section, in the order of the form. */
export const SECTION_FIELDS = {
  ENGINEER: [
    'engRecordingDate',
    'engSessionName',
    'engLocalStudio',
    'engDialInMethod',
    'engSoundEngineer',
    'engVoTalents',
    'engVoDirector',
    'engDeliverables',
  ],
  CLIENT: [
    'cliAttendeesFromClientSide',
    'cliAttendeesFromFinalClientSide',
    'cliEverybodyOnTime',
    'cliEverybodyOnTimeComments',
    'cliMaterialsAvailableAsPerSession',
    'cliMaterialsAvailableComments',
    'cliCommentsFinalClient',
  ],
  VOD: [
    'vodScriptChanges',
    'vodScriptComments',
    'vodPronunciationIssues',
    'vodPronunciationIssuesComments',
    'vodFinalClientApproval',
    'vodFinalClientApprovalComments',
    'vodAdditionalRecording',
  ],
} as const satisfies Readonly<Record<ReportRole, readonly (keyof ReportFields)[]>>;

export const YES_NO_FIELDS: ReadonlySet<keyof ReportFields> = new Set([
  'engLocalStudio',
  'cliEverybodyOnTime',
  'cliMaterialsAvailableAsPerSession',
  'vodScriptChanges',
  'vodPronunciationIssues',
  'vodFinalClientApproval',
  'vodAdditionalRecording',
]);

/** Single-line fields; the others are multi-line. */
export const LINE_FIELDS: ReadonlySet<keyof ReportFields> = new Set([
  'engSessionName',
  'engSoundEngineer',
  'engVoDirector',
]);

const DEFAULTS: ReportFields = {
  engRecordingDate: '',
  engSessionName: '',
  engLocalStudio: 'No',
  engDialInMethod: '',
  engSoundEngineer: '',
  engVoTalents: '',
  engVoDirector: '',
  engDeliverables: '',
  cliAttendeesFromClientSide: '',
  cliAttendeesFromFinalClientSide: '',
  cliEverybodyOnTime: 'Yes',
  cliEverybodyOnTimeComments: '',
  cliMaterialsAvailableAsPerSession: 'Yes',
  cliMaterialsAvailableComments: '',
  cliCommentsFinalClient: '',
  vodScriptChanges: 'No',
  vodScriptComments: '',
  vodPronunciationIssues: 'No',
  vodPronunciationIssuesComments: '',
  vodFinalClientApproval: 'Yes',
  vodFinalClientApprovalComments: '',
  vodAdditionalRecording: 'No',
};

/** Returns a new report. `known`: today in the session's time zone, and data of the session. */
export const reportDefaults = (
  known: Pick<ReportFields, 'engRecordingDate' | 'engDialInMethod'> & Partial<ReportFields>,
): ReportFields => ({ ...DEFAULTS, ...known });

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
): One | undefined => participants.find((one) => one.side === side);

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
