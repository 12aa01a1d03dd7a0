import { loadTs } from '../load-ts.mjs';
import { AVAILABILITY_REQUESTS } from './availability.mjs';
import { COMPANIES } from './people.mjs';

const { getCastingLanguage, toListedDemo } = await loadTs('domain/src/castings/castings.ts');
const { NO_DETAILS } = await loadTs('domain/src/projects/project-fields.ts');
const { addProgress, NO_PROGRESS, getEntryProgress, getPlaceProgress, getRequestProgress } = await loadTs(
  'domain/src/projects/progress.ts',
);
const { getWordPrefixes } = await loadTs('domain/src/values/fold-text.ts');

/** Clients' project descriptions; other projects have none. */
const DETAILS = {
  'project-harbour-light': {
    brandCategory: 'BANKING',
    market: 'Young families who open their first account',
    countries: ['ESP', 'GBR'],
    media: ['TV', 'INTERNET'],
    airDate: '@calendar60',
    estimatedRecordingDate: '@calendar21',
    numberOfVoices: 2,
    spots: 3,
    length: '30 s, 20 s and 10 s',
    units: 180,
    sessionMinutes: 90,
    budget: { amount: 600000, currency: 'EUR' },
    holdedId: 'PRJ-2041',
    notes: 'The picture is locked. The sea is recorded separately.',
    message: 'The client would like to be in the session from Valencia.',
  },
  'project-olive-grove': {
    delivery: {
      pattern: '{project}_{character}_{asset}_{language}',
      format: 'audio/mpeg',
      profile: 'online',
      acceptAfterDays: 14,
    },
  },
  'project-first-snow': {
    brandCategory: 'FASHION',
    market: 'Skiers over forty',
    countries: ['DEU', 'AUT'],
    media: ['RADIO'],
    numberOfVoices: 1,
    spots: 2,
    length: '20 s',
    units: 90,
  },
};

const project = (
  id,
  agencyId,
  companyId,
  name,
  brand,
  campaignName,
  state,
  languages,
  day,
  type = 'regular',
) => [
  id,
  {
    agencyId,
    companyId,
    companyName: COMPANIES[companyId].name,
    name,
    brand,
    campaignName,
    type,
    state,
    ...NO_DETAILS,
    ...DETAILS[id],
    shelf: state === 'Closed' ? 'archived' : 'open',
    closedFrom: state === 'Closed' ? 'Ordered' : null,
    deletedAt: null,
    progress: NO_PROGRESS,
    languageProgress: Object.fromEntries(languages.map((language) => [language, NO_PROGRESS])),
    deadlines: [],
    recordBy: type === 'express' ? `@day${day + 2}` : null,
    words: getWordPrefixes(name, brand, campaignName, COMPANIES[companyId].name),
    languages,
    createdBy: 'seed',
    createdAt: `@day${day}`,
    updatedAt: `@day${day}`,
  },
];

/** Projects in every stage. */
const PROJECTS = Object.fromEntries([
  project(
    'project-harbour-light',
    'agency-one',
    'company-lumen',
    'Harbour Light',
    'Solera Bank',
    'Spring 2030',
    'Casting',
    ['spa', 'eng'],
    -12,
  ),
  project(
    'project-night-train',
    'agency-one',
    'company-lumen',
    'Night Train',
    'Railway Europe',
    'Sleep across Europe',
    'New',
    ['fra'],
    -4,
  ),
  project(
    'project-first-snow',
    'agency-one',
    'company-lumen',
    'First Snow',
    'Alpina',
    'Winter',
    'Booking',
    ['deu', 'eng'],
    -30,
  ),
  project(
    'project-olive-grove',
    'agency-one',
    'company-lumen',
    'Olive Grove',
    'Aceites Sur',
    'Harvest',
    'Ordered',
    ['spa'],
    -60,
  ),
  project(
    'project-paper-boats',
    'agency-one',
    'company-lumen',
    'Paper Boats',
    'Museo del Mar',
    'Audio guide',
    'Closed',
    ['spa', 'cat'],
    -120,
  ),
  project(
    'project-ciudad-abierta',
    'agency-one',
    'company-norte',
    'Ciudad abierta',
    'Ayuntamiento',
    'Verano',
    'Casting',
    ['spa', 'cat'],
    -9,
  ),
  project(
    'project-overnight',
    'agency-one',
    'company-norte',
    'Overnight spot',
    'Café Norte',
    'Relaunch',
    'New',
    ['spa'],
    -1,
    'express',
  ),
  project(
    'project-deep-water',
    'agency-two',
    'company-harbour',
    'Deep Water',
    'Oceanic',
    'Documentary',
    'Casting',
    ['eng'],
    -15,
  ),
  project(
    'project-vertex-arena',
    'agency-two',
    'company-vertex',
    'Arena',
    'Vertex',
    'Season 3',
    'New',
    ['eng', 'jpn'],
    -3,
    'multiLanguage',
  ),
  project(
    'project-vertex-quest',
    'agency-one',
    'company-vertex',
    'Quest',
    'Vertex',
    'Launch',
    'New',
    ['eng'],
    -2,
  ),
]);

const VOICES = {
  'voice-harbour-narrator': ['project-harbour-light', 'Narrator', -12],
  'voice-harbour-captain': ['project-harbour-light', 'Captain', -12],
  'voice-train-conductor': ['project-night-train', 'Conductor', -4],
  'voice-snow-narrator': ['project-first-snow', 'Narrator', -30],
  'voice-olive-grandmother': ['project-olive-grove', 'Grandmother', -60],
  'voice-boats-guide': ['project-paper-boats', 'Guide', -120],
  'voice-ciudad-vecina': ['project-ciudad-abierta', 'Vecina', -9],
  'voice-water-narrator': ['project-deep-water', 'Narrator', -15],
};

/** Fixed public identifiers, so that links in docs and tests stay valid. Real ones are random. */
const IDENTIFIERS = {
  'project-harbour-light_spa': 'harbour-light-spanish-preview',
  'project-harbour-light_eng': 'harbour-light-english-preview',
};

/** [casting, character, demo]: shortlists. Languages match the casting. */
const LISTED = [
  ['project-harbour-light_spa', 'voice-harbour-narrator', 'demo-01-1'],
  ['project-harbour-light_spa', 'voice-harbour-narrator', 'demo-05-1'],
  ['project-harbour-light_spa', 'voice-harbour-narrator', 'demo-08-1'],
  ['project-harbour-light_eng', 'voice-harbour-narrator', 'demo-02-1'],
  ['project-harbour-light_eng', 'voice-harbour-narrator', 'demo-14-1'],
  ['project-first-snow_deu', 'voice-snow-narrator', 'demo-29-1'],
  ['project-olive-grove_spa', 'voice-olive-grandmother', 'demo-05-1'],
  ['project-paper-boats_spa', 'voice-boats-guide', 'demo-03-1'],
  ['project-ciudad-abierta_spa', 'voice-ciudad-vecina', 'demo-09-1'],
  ['project-ciudad-abierta_spa', 'voice-ciudad-vecina', 'demo-03-1'],
  ['project-deep-water_eng', 'voice-water-narrator', 'demo-13-1'],
];

/** Requested auditions: [casting, character, talent, state, identifier of the mailed link]. */
const ENTRIES = [
  ['project-harbour-light_spa', 'voice-harbour-narrator', 'talent-01', 'open', 'lucia-audition-harbour'],
  ['project-harbour-light_spa', 'voice-harbour-narrator', 'talent-05', 'uploaded', 'carmen-audition-harbour'],
  ['project-ciudad-abierta_spa', 'voice-ciudad-vecina', 'talent-09', 'declined', 'ciudad-audition-vecina'],
  ['project-first-snow_deu', 'voice-snow-narrator', 'talent-29', 'expired', 'anna-audition-snow'],
  ['project-deep-water_eng', 'voice-water-narrator', 'talent-13', 'open', 'talent-13-audition-water'],
];

const getOwner = (projectId) => {
  const { agencyId, companyId } = PROJECTS[projectId];
  return { agencyId, companyId, projectId };
};
const getProject = (castingId) => castingId.slice(0, castingId.lastIndexOf('_'));

const makeCastings = () =>
  Object.fromEntries(
    Object.entries(PROJECTS).flatMap(
      ([projectId, { name, brand, campaignName, companyName, languages, createdAt }]) =>
        languages.map((language) => {
          const id = `${projectId}_${language}`;

          const casting = {
            ...getOwner(projectId),
            language,
            urlIdentifier: IDENTIFIERS[id] ?? `${id}-preview`,
            linkEnabled: true,
            previewVisible: id === 'project-harbour-light_spa',
            hideTalentFromPreviewList: [],
            shortlisted: {},
            withdrawn: {},
            project: { name, brand, campaignName, companyName },
            createdAt,
            updatedAt: createdAt,
          };

          return [id, casting];
        }),
    ),
  );

/** Three takes of equal length with a pause of half a second between them. */
const toTakes = (durationMs) => {
  const pauseMs = 500;
  const takeMs = Math.floor((durationMs - 2 * pauseMs) / 3);
  return [0, 1, 2].map((index) => {
    const startMs = index * (takeMs + pauseMs);
    return { startMs, endMs: startMs + takeMs };
  });
};

/** Everything a client works on. `demos` are the approved ones by id, `audio` measures a file by demo id. */
export const makeProjectRecords = (demos, talents) => {
  const records = {
    projects: Object.fromEntries(Object.entries(PROJECTS).map(([id, fields]) => [id, { ...fields }])),
    voices: {},
    castings: makeCastings(),
    castingDemos: {},
    auditions: {},
    auditionEntries: {},
    auditionInvites: {},
    auditionDossiers: {},
    takeListens: {},
  };

  for (const [id, [projectId, name, day]] of Object.entries(VOICES)) {
    records.voices[id] = { ...getOwner(projectId), name, createdAt: `@day${day}` };
  }

  for (const [castingId, voiceId, demoId] of LISTED) {
    const demo = demos[demoId];
    const { shortlisted } = records.castings[castingId];
    const order = shortlisted[voiceId] ?? 0;

    shortlisted[voiceId] = order + 1;

    records.castingDemos[`${castingId}_${voiceId}_${demoId}`] = {
      ...getOwner(getProject(castingId)),
      castingId,
      voiceId,
      demoId,
      talentId: demo.talentId,
      // Chosen where the project is at or past booking.
      isSelected: order === 0 && !['New', 'Casting'].includes(PROJECTS[getProject(castingId)].state),
      order,
      demo: toListedDemo(demo),
      createdAt: '@day-3',
    };
  }

  for (const [castingId, voiceId, talentId, state, linkIdentifier] of ENTRIES) {
    const owner = getOwner(getProject(castingId));
    const auditionId = `audition-${castingId}-${voiceId}`.replace(/project-|voice-/g, '');
    const deadline = state === 'expired' ? '@day-1' : '@day9';
    const outcomeBy = state === 'expired' ? null : '@day12';

    records.auditions[auditionId] = {
      ...owner,
      castingId,
      voiceId,
      style: 'NATURAL',
      deadline,
      // Absent in older requests.
      ...(outcomeBy ? { outcomeBy } : {}),
      talents: 1,
      createdAt: '@day-3',
      script: 'The harbour wakes before the city does.',
      brief: 'Close and unhurried, as if to one person.',
    };

    const id = `${castingId}_${voiceId}_${talentId}`;
    const isUploaded = state === 'uploaded';
    const isDeclined = state === 'declined';
    const talent = talents[talentId];
    const [[demoId, demo]] = Object.entries(demos).filter(([, candidate]) => candidate.talentId === talentId);

    records.auditionEntries[id] = {
      ...owner,
      castingId,
      voiceId,
      auditionId,
      talentId,
      talentPublicName: talent.publicName,
      status: state === 'expired' ? 'open' : state,
      ...(isDeclined ? { openedAt: '@day-2', answeredAt: '@day-2' } : {}),
      deadline,
      ...(outcomeBy ? { outcomeBy } : {}),
      isApproved: false,
      uploadedAt: isUploaded ? '@day-2' : null,
      durationMs: isUploaded ? demo.durationMs : null,
      peaks: isUploaded ? demo.peaks : [],
      level: isUploaded ? demo.level : null,
      ...(isUploaded ? { takes: toTakes(demo.durationMs) } : {}),
      createdAt: '@day-3',
      // Uploaded takes were played, first by the client, then by the agency.
      ...(isUploaded ? { heardAt: '@day-1' } : {}),
      outcome: null,
      outcomeToldAt: null,
      outcomeDueAt: isDeclined ? null : outcomeBy,
      promise: isDeclined ? null : outcomeBy && 'waiting',
      remindAt: state === 'open' ? '@day8' : null,
      remindedThrough: null,
    };

    if (isUploaded) {
      const listens = { 'user-client-one': ['client', '@day-1'], 'user-team-one': ['agency', '@day0'] };
      for (const [userId, [side, heardAt]] of Object.entries(listens))
        records.takeListens[`${id}_${userId}`] = {
          agencyId: owner.agencyId,
          entryId: id,
          userId,
          side,
          heardAt,
        };
    }

    if (isDeclined)
      records.auditionDossiers[id] = {
        agencyId: owner.agencyId,
        projectId: owner.projectId,
        castingId,
        voiceId,
        talentId,
        refusal: { reason: 'notAvailable', note: 'On tour until the end of the month.' },
        updatedAt: '@day-2',
      };

    records.auditionInvites[id] = {
      agencyId: owner.agencyId,
      castingId,
      linkIdentifier,
      talentId,
      email: talent.email,
      linkVersion: 1,
      // The seeded take reuses the talent's own demo.
      storagePath: isUploaded ? `demos/${talentId}/${demoId}.mp3` : null,
    };
  }

  const count = ({ projectId, castingId }, part) => {
    const project = records.projects[projectId];
    const language = getCastingLanguage(castingId, projectId);
    project.progress = addProgress(project.progress, part);
    project.languageProgress[language] = addProgress(project.languageProgress[language], part);
  };

  for (const place of Object.values(records.castingDemos)) count(place, getPlaceProgress(place));

  for (const entry of Object.values(records.auditionEntries)) {
    count(entry, getEntryProgress(entry));
    const project = records.projects[entry.projectId];
    if (entry.deadline === '@day9') project.deadlines = ['@day9'];
  }

  for (const request of Object.values(AVAILABILITY_REQUESTS)) count(request, getRequestProgress(request));

  return records;
};
