import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { countReads, getToken } from './emulated.mjs';
import { AGENCY, loadTalents } from './roster/many.mjs';
import { STAFF } from './roster/reads.mjs';

const { getWordPrefixes } = await loadTs('domain/src/values/fold-text.ts');
const { NO_PROGRESS } = await loadTs('domain/src/projects/progress.ts');

const FULL = { talents: 10_000, projects: 2_000 };
const SMALL = { talents: 20, projects: 20 };
/** Maximum reads per call, including the caller's, and its time limit. */
const TODAY = { readsMax: 40, takesMs: 300 };
const SEARCH = { readsMax: 60, takesMs: 150 };
/** Calls per median. */
const CALLS = 9;

const HOUR_MS = 60 * 60 * 1000;
const NOUNS = ['Harbour', 'Café', 'Winter', 'Olive', 'Signal', 'River', 'Quiet', 'Copper', 'Señal', 'Meadow'];

/** Writes projects, each with an audition due today and an unanswered availability request. */
const loadProjects = async (firestore, count) => {
  const writer = firestore.bulkWriter({ throttling: false });
  const now = Timestamp.now();
  const soon = Timestamp.fromMillis(now.toMillis() + HOUR_MS);

  for (let index = 0; index < count; index += 1) {
    const projectId = `many-project-${index}`;
    const name = `${NOUNS[index % 10]} ${NOUNS[Math.floor(index / 10) % 10]} ${index}`;
    const owner = { agencyId: AGENCY, companyId: `many-company-${index % 50}` };
    const languages = ['eng', 'spa'];

    void writer.set(firestore.doc(`projects/${projectId}`), {
      ...owner,
      name,
      companyName: `Company ${index % 50}`,
      brand: `Brand ${index}`,
      campaignName: '',
      type: 'regular',
      state: 'New',
      shelf: 'open',
      closedFrom: null,
      deletedAt: null,
      progress: NO_PROGRESS,
      languageProgress: Object.fromEntries(languages.map((language) => [language, NO_PROGRESS])),
      deadlines: [],
      recordBy: null,
      words: getWordPrefixes(name, `Brand ${index}`),
      languages,
      createdBy: 'nobody',
      createdAt: now,
      updatedAt: now,
    });

    const place = {
      ...owner,
      projectId,
      castingId: `${projectId}_eng`,
      voiceId: 'voice',
      talentId: 'nobody',
    };

    void writer.set(firestore.doc(`auditionEntries/${projectId}_eng_voice_nobody`), {
      ...place,
      status: 'open',
      deadline: soon,
      createdAt: now,
    });

    void writer.set(firestore.doc(`availabilityRequests/many-${index}`), {
      ...place,
      state: 'requested',
      answerableUntil: soon,
      sessionId: null,
      createdAt: now,
      updatedAt: now,
    });

    if (index % 200 === 199) await writer.flush();
  }

  await writer.close();
};

/** A call's reads and median time. */
const measure = async (name, path, { readsMax, takesMs }, headers) => {
  const ask = async () => {
    const response = await fetch(`${APP_ADDRESS}/api${path}`, { headers });
    const { collection, message } = await response.json();
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${message}`);
    return collection.length;
  };

  const view = await ask();
  const reads = await countReads(ask);
  const took = [];

  for (let index = 0; index < CALLS; index += 1) {
    const startedAt = performance.now();
    await ask();
    took.push(performance.now() - startedAt);
  }

  const median = Math.round(took.sort((a, b) => a - b)[Math.floor(CALLS / 2)]);
  const goal = `${readsMax} read and ${takesMs} ms at most; ${view} returned`;

  return [name, `${reads} read, ${median} ms`, `${goal}${reads > readsMax ? ' !' : ''}`];
};

/** Measures the dashboard and global search in an agency with many talents and projects. */
export const benchWork = async ({ isSmall }) => {
  const { talents, projects } = isSmall ? SMALL : FULL;
  await loadTalents(0, talents);
  await loadProjects(getFirestore(initializeApp({ projectId: PROJECT_ID }, 'work')), projects);

  const authorization = `Bearer ${await getToken(STAFF)}`;
  const headers = { ...(await getAppProof()), Authorization: authorization, 'X-Agency-Id': AGENCY };
  const search = (typed) => `/search?search=${encodeURIComponent(typed)}`;
  const holding = `of ${talents.toLocaleString('en')} talents and ${projects.toLocaleString('en')} projects`;

  return [
    await measure(`What waits today, ${holding}`, '/today', TODAY, headers),
    await measure('Search, a letter', search('c'), SEARCH, headers),
    await measure('Search, a word', search('cafe'), SEARCH, headers),
    await measure('Search, three words', search('cafe har english'), SEARCH, headers),
  ];
};
