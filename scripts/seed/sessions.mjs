const ENGINEER = 'user-engineer-one';
const people = [
  { name: 'Clara Benet', email: 'client@agency-one.example', side: 'client', locale: 'en' },
  { name: 'Dario Vela', email: 'director@studio.example', side: 'director', locale: 'es' },
];
const harbour = {
  agencyId: 'agency-one',
  companyId: 'company-lumen',
  projectId: 'project-harbour-light',
  castingId: 'project-harbour-light_spa',
};
const olive = {
  agencyId: 'agency-one',
  companyId: 'company-lumen',
  projectId: 'project-olive-grove',
  castingId: 'project-olive-grove_spa',
};
const base = {
  language: 'spa',
  engineerId: ENGINEER,
  engineerName: 'Enzo Varga',
  timeZone: 'Europe/Madrid',
  participants: people.map(({ name, side }) => ({ name, side })),
  requestedBy: 'user-client-one',
};

/** A chosen voice's session in three hours, and a past one whose report the engineer has signed. */
const RECORDING_SESSIONS = {
  'session-harbour-today': {
    ...harbour,
    ...base,
    voiceId: 'voice-harbour-narrator',
    talentId: 'talent-01',
    bookingId: null,
    projectName: 'Harbour Light',
    character: 'Narrator',
    talentPublicName: 'Lucía N.',
    startsAt: '@hour3',
    endsAt: '@hour5',
    state: 'planned',
    dialIn: { method: 'Google Meet', link: 'https://meet.example/harbour-light' },
    notes: { lateMinutes: 0, noShow: '', overtimeMinutes: 0 },
    hasReport: false,
    revision: 1,
    calendarSequence: 1,
    createdAt: '@day-3',
    updatedAt: '@day-3',
  },
  'session-olive-done': {
    ...olive,
    ...base,
    voiceId: 'voice-olive-grandmother',
    talentId: 'talent-05',
    bookingId: 'availability-olive-accepted',
    projectName: 'Olive Grove',
    character: 'Grandmother',
    talentPublicName: 'Carmen P.',
    startsAt: '@from-20 10-12 Europe/Madrid',
    endsAt: '@to-20 10-12 Europe/Madrid',
    state: 'done',
    dialIn: { method: 'Session Link', link: '' },
    notes: { lateMinutes: 10, noShow: '', overtimeMinutes: 15 },
    hasReport: true,
    revision: 3,
    calendarSequence: 3,
    createdAt: '@day-24',
    updatedAt: '@day-20',
  },
};

const RECORDING_SESSION_REPORTS = {
  'session-olive-done': {
    ...olive,
    engineerId: ENGINEER,
    urlIdentifier: 'Hn4kT8rQz2WmVb6xLc9pDs3y',
    engRecordingDate: '@calendar-20',
    engSessionName: 'Olive Grove',
    engLocalStudio: 'No',
    engDialInMethod: 'Session Link',
    engSoundEngineer: 'Enzo Varga',
    engVoTalents: 'Carmen P.',
    engVoDirector: 'Dario Vela',
    engDeliverables: 'Two takes of the long version, one of the short one.',
    engSignedAt: '@day-19',
    engSignedBy: 'Enzo Varga',
    engRevision: 2,
    cliAttendeesFromClientSide: 'Clara Benet',
    cliAttendeesFromFinalClientSide: '',
    cliEverybodyOnTime: 'Yes',
    cliEverybodyOnTimeComments: '',
    cliMaterialsAvailableAsPerSession: 'Yes',
    cliMaterialsAvailableComments: '',
    cliCommentsFinalClient: '',
    cliSignedAt: null,
    cliSignedBy: null,
    cliRevision: 1,
    vodScriptChanges: 'No',
    vodScriptComments: '',
    vodPronunciationIssues: 'No',
    vodPronunciationIssuesComments: '',
    vodFinalClientApproval: 'Yes',
    vodFinalClientApprovalComments: '',
    vodAdditionalRecording: 'No',
    vodSignedAt: null,
    vodSignedBy: null,
    vodRevision: 1,
    sealedAt: null,
    paperSha256: null,
    remindAt: null,
    remindersSent: 3,
    createdAt: '@day-20',
    updatedAt: '@day-19',
  },
};

const makeSigner = ({ name, email, locale }) => ({ name, email, locale, version: 1 });

/** Sessions with their related records. */
export const SESSION_RECORDS = {
  recordingSessions: RECORDING_SESSIONS,
  sessionContacts: Object.fromEntries(
    Object.entries(RECORDING_SESSIONS).map(([id, { agencyId, companyId, projectId }]) => [
      id,
      { agencyId, companyId, projectId, participants: people, emails: people.map(({ email }) => email) },
    ]),
  ),
  recordingSessionReports: RECORDING_SESSION_REPORTS,
  reportInvites: {
    'session-olive-done': {
      agencyId: 'agency-one',
      projectId: olive.projectId,
      signers: {
        ENGINEER: makeSigner({ name: 'Enzo Varga', email: 'engineer@agency-one.example', locale: 'en' }),
        CLIENT: makeSigner(people[0]),
        VOD: makeSigner(people[1]),
      },
      storagePath: null,
    },
  },
  sessionAssignments: Object.fromEntries(
    Object.entries(RECORDING_SESSIONS).map(([id, { engineerId, talentId, agencyId }]) => [
      `${engineerId}_${talentId}`,
      { engineerId, talentId, sessions: { [id]: agencyId } },
    ]),
  ),
};

/** Time of the upcoming session. */
export const SESSION_TODAY = {
  'session-harbour-today': {
    agencyId: harbour.agencyId,
    projectId: harbour.projectId,
    from: '@hour3',
    to: '@hour5',
  },
};
