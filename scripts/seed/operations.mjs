import { ENGINEERS } from './people.mjs';

const engineer = ([id, name, lastName, email, language], searchOf) => {
  const fullName = `${name} ${lastName}`;
  const shown = { name, lastName, fullName, email, languageTags: [language], agencyIds: ['agency-one'] };
  const record = { ...shown, createdAt: '@day-90', updatedAt: '@day-90' };
  return [id, { ...record, ...searchOf(shown) }];
};

/** Curation, availability and recording: what agencies and engineers work on. `searchOf` makes what finds an engineer. */
export const operationRecords = (searchOf) => ({
  engineers: Object.fromEntries(ENGINEERS.map((row) => engineer(row, searchOf))),
  curationTickets: {
    'ticket-spa-open': {
      language: 'spa',
      agencyIds: ['agency-one'],
      status: 'open',
      talents: 1,
      totalAudioDemos: 1,
      assignedTo: null,
      assignedAt: null,
      createdAt: '@day-2',
    },
    'ticket-eng-mine': {
      language: 'eng',
      agencyIds: ['agency-one'],
      status: 'open',
      talents: 1,
      totalAudioDemos: 1,
      assignedTo: 'user-engineer-one',
      assignedAt: '@day-1',
      createdAt: '@day-5',
    },
    'ticket-fra-closed': {
      language: 'fra',
      agencyIds: ['agency-one', 'agency-two'],
      status: 'closed',
      talents: 2,
      totalAudioDemos: 3,
      assignedTo: null,
      assignedAt: null,
      createdAt: '@day-40',
    },
  },
  // Who the engineer's ticket is about.
  engineerAssignments: {
    'user-engineer-one_talent-18': {
      engineerId: 'user-engineer-one',
      talentId: 'talent-18',
      agencyIds: ['agency-one'],
    },
  },
  availabilityRequests: {
    'availability-snow-pending': {
      agencyId: 'agency-one',
      companyId: 'company-lumen',
      projectId: 'project-first-snow',
      castingId: 'project-first-snow_deu',
      castingDemoId: 'project-first-snow_deu_voice-snow-narrator_demo-29-1',
      talentId: 'talent-29',
      timeZone: 'Europe/Berlin',
      state: 'requested',
      timeRanges: [
        { id: 'range-1', datetime: '@date5 10-12', status: null },
        { id: 'range-2', datetime: '@date6 12-14', status: null },
        { id: 'range-3', datetime: '@date7 16-18', status: null },
      ],
      createdAt: '@day-1',
    },
    'availability-olive-accepted': {
      agencyId: 'agency-one',
      companyId: 'company-lumen',
      projectId: 'project-olive-grove',
      castingId: 'project-olive-grove_spa',
      castingDemoId: 'project-olive-grove_spa_voice-olive-grandmother_demo-05-1',
      talentId: 'talent-05',
      timeZone: 'Europe/Madrid',
      state: 'accepted',
      timeRanges: [
        { id: 'range-1', datetime: '@date-20 10-12', status: 'accepted' },
        { id: 'range-2', datetime: '@date-19 12-14', status: 'rejected' },
        { id: 'range-3', datetime: '@date-18 16-18', status: 'rejected' },
      ],
      createdAt: '@day-25',
    },
  },
  recordingSessionReports: Object.fromEntries(
    [
      ['report-snow-unsigned', 'project-first-snow_deu', null, null, null],
      ['report-olive-half', 'project-olive-grove_spa', '@day-18', '@day-17', null],
      ['report-boats-signed', 'project-paper-boats_spa', '@day-100', '@day-99', '@day-98'],
    ].map(([id, castingId, engSignedAt, cliSignedAt, vodSignedAt]) => [
      id,
      {
        agencyId: 'agency-one',
        companyId: 'company-lumen',
        castingId,
        urlIdentifier: `${id}-link`,
        engRecordingDate: '@day-18',
        engSessionName: 'Session 1',
        engLocalStudio: 'No',
        engDialInMethod: 'Zoom',
        engSoundEngineer: 'Enzo Varga',
        engVoTalents: '',
        engVoDirector: '',
        engDeliverables: 'WAV 48 kHz, 24 bit',
        engSignedAt,
        engSignedBy: engSignedAt ? 'Enzo Varga' : null,
        cliEverybodyOnTime: 'Yes',
        cliMaterialsAvailableAsPerSession: 'Yes',
        cliSignedAt,
        cliSignedBy: cliSignedAt ? 'Clara Benet' : null,
        vodScriptChanges: 'No',
        vodPronunciationIssues: 'No',
        vodFinalClientApproval: 'Yes',
        vodAdditionalRecording: 'No',
        vodSignedAt,
        vodSignedBy: vodSignedAt ? 'Dario Vela' : null,
      },
    ]),
  ),
});
