import { loadSeed } from '../seed/load.mjs';
import { buildStale } from './build.mjs';
import { startClock } from './clock.mjs';
import { startEmulators } from './emulators.mjs';
import { startInbox } from './inbox.mjs';
import { readKeptState, saveState, seedVersion, STATE_FOLDER } from './kept-state.mjs';
import { lastLines, runningParts, watchParts } from './parts.mjs';
import { requireFreePorts } from './ports.mjs';
import { ensureLocalSecrets } from './secrets.mjs';

/** Makes what a stack runs; for several at once it is done before, because they share it. */
export const prepareStack = async () => {
  await ensureLocalSecrets();
  await buildStale();
};

/** Saves the state of a stack that stops, and prints whether it could. */
const keepState = async (began) => {
  try {
    await saveState(began);
    console.log(`The data is kept in ${STATE_FOLDER}.`);
  } catch (error) {
    process.exitCode = 1;
    console.error(
      `The data of this run could not be kept, what was kept before is unchanged: ${error.message}`,
    );
  }
};

const SEED_CHANGED = `The demo data has changed since your data was first kept. Your data is used as it is; new demo data is not added.
For the new demo data start without --keep, or move ${STATE_FOLDER} away.`;

/**
 * Starts the whole stack: inbox, emulators, app. Resolves when the app answers. `failed` resolves, to a text that says
 * which, when a part of it has died. `hasClock`: scheduled functions run when they are due; without it they run when they
 * are called, as tests do, whose neighbours get no emails at surprising moments. `isKept`: begins with the data that the
 * last such run kept and keeps its own; otherwise, and the first time, with the demo data. `hasShowcase`: with a year of
 * work on top of it, for people and not for tests.
 */
export const startStack = async ({
  isOfficial,
  isVerbose,
  hasClock = false,
  isKept = false,
  hasShowcase = false,
} = {}) => {
  await requireFreePorts();
  await prepareStack();
  const kept = isKept ? readKeptState(seedVersion()) : undefined;
  if (kept?.isOlderSeed) console.warn(SEED_CHANGED);
  const inbox = await startInbox();
  const importFrom = kept?.isKept ? STATE_FOLDER : undefined;
  const emulators = startEmulators({ isOfficial, isVerbose, importFrom });
  let watch;
  let stopClock;
  let stopping;
  let isComplete = false;
  const stop = () =>
    (stopping ??= (async () => {
      watch?.stop();
      stopClock?.();
      if (kept && isComplete) await keepState(kept.began);
      await emulators.stop();
      await inbox.stop();
    })());
  try {
    await emulators.dataReady;
    await Promise.all([importFrom ? undefined : loadSeed({ hasShowcase }), emulators.appReady]);
    isComplete = true;
    if (hasClock) stopClock = await startClock();
  } catch (error) {
    await stop();
    throw error;
  }
  watch = watchParts(await runningParts(emulators.noted));
  const failed = new Promise((resolve) => {
    const tell = (name) => {
      if (!stopping) resolve(obituary(name, emulators.output(), isKept));
    };
    void watch.failed.then(tell);
    void emulators.exited.then(() => tell('Firebase CLI'));
  });
  return { stop, failed };
};

const obituary = (name, output, isKept) =>
  `The ${name} has ended unexpectedly, and the stack with it.${isKept ? '' : ' Its data is gone: start it again for a fresh seed.'}
The emulators' last words:

${lastLines(output)}`;

/** Says so, does what is to be done first, stops the rest and ends the process when a part of the stack has died. */
export const endWhenItFails = async (stack, first = () => undefined) => {
  console.error(`\n${await stack.failed}`);
  first();
  await stack.stop();
  process.exit(1);
};

/** Runs `stop` once when the process is told to end, and ends it then. */
export const stopOnSignals = (stop, exitCode = () => 0) => {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(exitCode());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  return end;
};
