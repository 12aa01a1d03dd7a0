import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ROOT } from '../bootstrap.mjs';
import { resolveTimes } from '../seed/times.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { countReads } from './emulated.mjs';
import { signIn } from './web/measure.mjs';
import { withBrowser } from './with-browser.mjs';
import { getMedian } from './median.mjs';

const FULL = { characters: 50, languages: 30, demos: 100, rounds: 5, settledMs: 4000 };
const SMALL = { characters: 3, languages: 2, demos: 2, rounds: 1, settledMs: 200 };
const READS_MOST = 300;
const SAVED_MS = 1000;
/** The specification's limit for showing a player. */
const SHOWN_MS = 3000;
const CLIENT = 'client@agency-one.example';
const PROJECT = 'project-bench';
/** Seed projects: one recreated with many characters and languages, and one whose finder is opened. */
const MODEL = 'project-harbour-light';
const FINDER = `/project/${MODEL}?step=3&language=spa&voice=voice-harbour-captain`;
const readSeeded = (collection) =>
  JSON.parse(readFileSync(`${ROOT}emulator-data/firestore/${collection}.json`, 'utf8'));

/** Returns languages, those of castings first. */
const pickLanguages = (count) =>
  Object.entries(readSeeded('languages'))
    .sort(([, a], [, b]) => Number(b.mainWorkingLanguage) - Number(a.mainWorkingLanguage))
    .slice(0, count)
    .map(([alpha3]) => alpha3);

/** Creates a project with a number of demos per field of its board, by the field's position. */
const plant = async (firestore, { characters, languages }, demosIn) => {
  const now = Date.now();
  const casts = pickLanguages(languages);
  const { agencyId, companyId, ...model } = readSeeded('projects')[MODEL];
  const owner = { agencyId, companyId, projectId: PROJECT };
  const [place] = Object.values(readSeeded('castingDemos'));
  const [casting] = Object.values(readSeeded('castings'));
  const writer = firestore.bulkWriter({ throttling: false });
  const set = (path, record) => void writer.set(firestore.doc(path), resolveTimes(record, now));
  const voices = Array.from({ length: characters }, (_, index) => `voice-bench-${index}`);
  const progress = {};
  let all = 0;

  for (const [index, language] of casts.entries()) {
    const castingId = `${PROJECT}_${language}`;
    const counts = Object.fromEntries(voices.map((id, row) => [id, demosIn(row, index)]));
    const shortlisted = Object.values(counts).reduce((sum, count) => sum + count, 0);

    progress[language] = {
      ...model.languageProgress.spa,
      shortlisted,
      requested: 0,
      takes: 0,
      asked: 0,
      booked: 0,
    };

    all += shortlisted;

    set(`castings/${castingId}`, {
      ...casting,
      ...owner,
      language,
      urlIdentifier: `bench-${language}`,
      shortlisted: counts,
    });

    for (const [voiceId, count] of Object.entries(counts))
      for (let order = 0; order < count; order += 1) {
        const demoId = `bench-${index}-${order}`;
        const demo = { ...place.demo, language, talentPublicName: `Voice ${order}` };
        const role = { ...owner, castingId, voiceId, demoId, talentId: `talent-${demoId}` };
        set(`castingDemos/${castingId}_${voiceId}_${demoId}`, { ...place, ...role, order, demo });
      }
  }

  for (const [index, id] of voices.entries())
    set(`voices/${id}`, { ...owner, name: `Character ${index + 1}`, createdAt: `@day${index - 100}` });

  set(`projects/${PROJECT}`, {
    ...model,
    agencyId,
    companyId,
    name: 'Bench',
    languages: casts,
    languageProgress: progress,
    progress: { ...model.progress, shortlisted: all, requested: 0, takes: 0, asked: 0, booked: 0 },
    deadlines: [],
  });

  await writer.close();

  return all;
};

const openBoard = async (page, settledMs) => {
  await page.goto(`/project/${PROJECT}?step=4`);
  await page.getByText('Voice 0', { exact: true }).first().waitFor({ timeout: 60_000 });
  // A listening page is never idle; by then everything near its first voices has loaded.
  await sleep(settledMs);
};

/** Opens a board with a number of demos per field, in a fresh browser. */
const benchBoard = async (open, firestore, size, name, demosIn) => {
  const demos = await plant(firestore, size, demosIn);
  const page = await open();
  const reads = await countReads(() => openBoard(page, size.settledMs));
  await page.context().close();
  return [
    `Board of ${size.characters} characters × ${size.languages} languages, ${name}`,
    `${reads} read of ${demos.toLocaleString('en')}`,
    `below ${READS_MOST}${reads >= READS_MOST ? ' !' : ''}`,
  ];
};

/** Measures from the key that ends a field's change to the saved notice. */
const benchSaved = async (open, rounds) => {
  const page = await open();
  await page.goto(`/project/${PROJECT}?step=1`);

  const field = page.getByLabel('Brand', { exact: true });
  await field.waitFor();

  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await field.fill(`Bench ${round} ${Date.now()}`);
    const startedAt = performance.now();
    await field.press('Enter');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    times.push(performance.now() - startedAt);
    await page.reload();
    await field.waitFor();
  }

  await page.context().close();

  return [
    `Last key of a project’s field to “Saved”, median of ${rounds}`,
    `${Math.round(getMedian(times))} ms`,
    `below ${SAVED_MS} ms`,
  ];
};

/** Measures from opening the voice finder to the waveforms of all voices on a laptop's screen. */
const benchFinder = async (open, rounds) => {
  const times = [];
  let shown = 0;

  for (let round = 0; round < rounds; round += 1) {
    const page = await open();
    const startedAt = performance.now();

    await page.goto(FINDER, { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Voices found' }).getByRole('article').first().waitFor();

    const drawnWaves = await page.waitForFunction(() => {
      const waves = [...document.querySelectorAll('article [role=slider] canvas')].filter(
        (wave) => wave.getBoundingClientRect().top < innerHeight,
      );

      const isDrawn = (wave) =>
        wave.width > 0 &&
        wave
          .getContext('2d')
          .getImageData(0, 0, wave.width, wave.height)
          .data.some((value) => value > 0);

      return waves.length > 0 && waves.every(isDrawn) ? waves.length : 0;
    });

    times.push(performance.now() - startedAt);
    shown = await drawnWaves.jsonValue();
    await page.context().close();
  }

  const rows = `${shown} waveforms on 1440 × 900`;

  return [
    `Voice finder’s first page, ${rows}, median of ${rounds}`,
    `${Math.round(getMedian(times))} ms`,
    `below ${SHOWN_MS} ms`,
  ];
};

/** Measures a large project's reads, saving time and time to waveforms. Times depend on the machine. */
export const benchProject = ({ isSmall }) =>
  withBrowser(async (browser) => {
    const size = isSmall ? SMALL : FULL;
    const { demos, rounds } = size;
    const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'project'));

    const open = async () => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: APP_ADDRESS, locale: 'en-US', viewport });
      const page = await context.newPage();
      await signIn(page, CLIENT);
      return page;
    };

    const rows = [
      await benchBoard(open, firestore, size, `${demos} demos among them`, (row, index) =>
        row < 10 && index < 10 ? Math.ceil(demos / 100) : 0,
      ),
      await benchBoard(open, firestore, size, `${demos} demos in each field of three rows`, (row) =>
        row < 3 ? demos : 0,
      ),
      await benchSaved(open, rounds),
      await benchFinder(open, rounds),
    ];

    return { rows, isWithin: rows.every(([, , goal]) => !goal.endsWith('!')) };
  });
