import type { Instant } from '../contract.ts';

export const REPORT_ROLES = ['ENGINEER', 'CLIENT', 'VOD'] as const;
export type ReportRole = (typeof REPORT_ROLES)[number];

export const DIAL_IN_METHODS = ['Google Meet', 'Microsoft Teams', 'Zoom', 'Session Link', 'Other'] as const;

/** `recordingSessions/{id}`. */
export interface RecordingSession {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly castingId: string;
  readonly engineerId: string;
  readonly startsAt: Instant;
  readonly timeZone: string;
}

/** `recordingSessionReports/{id}`: three sections, each signed by its role and closed from then on. */
export interface RecordingSessionReport {
  readonly id: string;
  readonly urlIdentifier: string;
  readonly castingId: string;
  readonly engRecordingDate: Instant | null;
  readonly engSessionName: string;
  readonly engLocalStudio: string;
  readonly engDialInMethod: string;
  readonly engSoundEngineer: string;
  readonly engVoTalents: string;
  readonly engVoDirector: string;
  readonly engDeliverables: string;
  readonly engSignedAt: Instant | null;
  readonly engSignedBy: string | null;
  readonly cliAttendeesFromClientSide: string;
  readonly cliAttendeesFromFinalClientSide: string;
  readonly cliEverybodyOnTime: string;
  readonly cliEverybodyOnTimeComments: string;
  readonly cliMaterialsAvailableAsPerSession: string;
  readonly cliMaterialsAvailableComments: string;
  readonly cliCommentsFinalClient: string;
  readonly cliSignedAt: Instant | null;
  readonly cliSignedBy: string | null;
  readonly vodScriptChanges: string;
  readonly vodScriptComments: string;
  readonly vodPronunciationIssues: string;
  readonly vodPronunciationIssuesComments: string;
  readonly vodFinalClientApproval: string;
  readonly vodFinalClientApprovalComments: string;
  readonly vodAdditionalRecording: string;
  readonly vodSignedAt: Instant | null;
  readonly vodSignedBy: string | null;
}
