import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium } from 'playwright-core';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { resolveTimes } from '../seed/times.mjs';
import { APP_ADDRESS, emulatorEnv, PROJECT_ID } from '../stack/fixed-points.mjs';
import { startStack } from '../stack/stack.mjs';
import { signIn } from './web/measure.mjs';

const [CHARACTERS, LANGUAGES, DEMOS] = [50, 30, 100];
const READS_MOST = 300;
const ROUNDS = 5;
const CLIENT = 'client@agency-one.example';
const PROJECT = 'project-bench';
/** Seed projects: one recreated with many characters and languages, and one whose finder is opened. */
const MODEL = 'project-harbour-light';
const FINDER = `/project/${MODEL}?step=3&language=spa&voice=voice-harbour-captain`;
/** A listening page is never idle: after this delay everything in view has loaded. */
const SETTLED_MS = 4000;

const seeded = (collection) =>
  JSON.parse(readFileSync(`${ROOT}emulator-data/firestore/${collection}.json`, 'utf8'));

/** Casting languages first, then others. */
const languages = () =>
  Object.entries(seeded('languages'))
    .sort(([, one], [, other]) => Number(other.mainWorkingLanguage) - Number(one.mainWorkingLanguage))
    .slice(0, LANGUAGES)
    .map(([alpha3]) => alpha3);

/** Plants a project with a given number of demos per board cell. */
const plant = async (firestore, demosIn) => {
  const now = Date.now();
  const casts = languages();
  const { agencyId, companyId, ...model } = seeded('projects')[MODEL];
  const owner = { agencyId, companyId, projectId: PROJECT };
  const [place] = Object.values(seeded('castingDemos'));
  const [casting] = Object.values(seeded('castings'));
  const writer = firestore.bulkWriter({ throttling: false });
  const set = (path, record) => void writer.set(firestore.doc(path), resolveTimes(record, now));
  const voices = Array.from({ length: CHARACTERS }, (_, at) => `voice-bench-${at}`);
  const progress = {};
  let all = 0;
  for (const [at, language] of casts.entries()) {
    const castingId = `${PROJECT}_${language}`;
    const counts = Object.fromEntries(voices.map((id, row) => [id, demosIn(row, at)]));
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
        const demoId = `bench-${at}-${order}`;
        const demo = { ...place.demo, language, talentPublicName: `Voice ${order}` };
        const whose = { ...owner, castingId, voiceId, demoId, talentId: `talent-${demoId}` };
        set(`castingDemos/${castingId}_${voiceId}_${demoId}`, { ...place, ...whose, order, demo });
      }
  }
  for (const [at, id] of voices.entries())
    set(`voices/${id}`, { ...owner, name: `Character ${at + 1}`, createdAt: `@day${at - 100}` });
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

/** Billed document reads of one run. */
const readsOf = async (work) => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}:usage`;
  await fetch(address, { method: 'DELETE' });
  await work();
  return (await (await fetch(address)).json()).reads;
};

const openBoard = async (page) => {
  await page.goto(`/project/${PROJECT}?step=4`);
  await page.getByText('Voice 0', { exact: true }).first().waitFor({ timeout: 60_000 });
  await sleep(SETTLED_MS);
};

/** Opens a board with many demos per cell in a fresh browser. */
const benchBoard = async (open, firestore, name, demosIn) => {
  const demos = await plant(firestore, demosIn);
  const page = await open();
  const reads = await readsOf(() => openBoard(page));
  await page.context().close();
  return [
    `Board of ${CHARACTERS} characters × ${LANGUAGES} languages, ${name}`,
    `${reads} read of ${demos.toLocaleString('en')}`,
    `below ${READS_MOST}${reads >= READS_MOST ? ' !' : ''}`,
  ];
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** From the last key of an edit to its “saved” message. */
const benchSaved = async (open) => {
  const page = await open();
  await page.goto(`/project/${PROJECT}?step=1`);
  const field = page.getByLabel('Brand');
  await field.waitFor();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
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
    `Last key of a project’s field to “Saved”, median of ${ROUNDS}`,
    `${Math.round(median(times))} ms`,
    '',
  ];
};

/** Measures from opening the voice finder to the waveforms of all voices on a laptop's screen. */
const benchFinder = async (open) => {
  const times = [];
  let shown = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open();
    const startedAt = performance.now();
    await page.goto(FINDER, { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Voices found' }).getByRole('article').first().waitFor();
    shown = await page.waitForFunction(() => {
      // Each waveform has its own root.
      const hosts = [...document.querySelectorAll('article [role=slider] > *')].filter(
        (host) => host.shadowRoot && host.getBoundingClientRect().top < innerHeight,
      );
      const waves = hosts.flatMap((host) => [...host.shadowRoot.querySelectorAll('canvas')].slice(0, 1));
      const drawn = (wave) =>
        wave.width > 0 &&
        wave
          .getContext('2d')
          .getImageData(0, 0, wave.width, wave.height)
          .data.some((value) => value > 0);
      return hosts.length > 0 && waves.length === hosts.length && waves.every(drawn) ? waves.length : 0;
    });
    times.push(performance.now() - startedAt);
    shown = await shown.jsonValue();
    await page.context().close();
  }
  const rows = `${shown} waveforms on 1440 × 900`;
  return [`Voice finder’s first page, ${rows}, median of ${ROUNDS}`, `${Math.round(median(times))} ms`, ''];
};

/**
 * Reads of opening a large project, delay of a saved edit, and delay of the finder's waveforms, in
 * a client's browser on a separate stack. Times depend on the machine.
 */
export const benchProject = async () => {
  const { findBrowser } = await loadTs('tests/browser/find-browser.ts');
  Object.assign(process.env, emulatorEnv());
  const found = await findBrowser('installed');
  if (!found) throw new Error('No browser: set CHROME_PATH or install Chrome');
  const stack = await startStack();
  const { executablePath, env } = found;
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'project'));
    const open = async () => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: APP_ADDRESS, locale: 'en-US', viewport });
      const page = await context.newPage();
      await signIn(page, CLIENT);
      return page;
    };
    return [
      await benchBoard(open, firestore, `${DEMOS} demos among them`, (row, at) =>
        row < 10 && at < 10 ? DEMOS / 100 : 0,
      ),
      await benchBoard(open, firestore, `${DEMOS} demos in each field of three rows`, (row) =>
        row < 3 ? DEMOS : 0,
      ),
      await benchSaved(open),
      await benchFinder(open),
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
};
