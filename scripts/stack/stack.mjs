import { loadSeed } from '../seed/load.mjs';
import { buildStale } from './build.mjs';
import { startClock } from './clock.mjs';
import { startEmulators } from './emulators.mjs';
import { startInbox } from './inbox.mjs';
import { readKeptState, saveState, seedVersion, STATE_FOLDER } from './kept-state.mjs';
import { getLastLines, findRunningParts, watchParts } from './parts.mjs';
import { requireFreePorts } from './ports.mjs';
import { ensureLocalSecrets } from './secrets.mjs';

/** Builds what a stack runs. Done once before starting several, which share it. */
const prepareStack = async () => {
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
      `The data of this run could not be kept, what was kept before is unchanged: ${error instanceof Error ? error.message : error}`,
    );
  }
};

const SEED_CHANGED = `The demo data has changed since your data was first kept. Your data is used as it is; new demo data is not added.
For the new demo data start without --keep, or move ${STATE_FOLDER} away.`;

/**
 * Starts the stack and resolves when the app responds; `failed` resolves with the name of a part that died. `hasClock`: scheduled functions run
 * when due, else on call, so tests get no unexpected emails. `isKept`: keeps data between such runs. `hasShowcase`: adds a year of work.
 */
export const startStack = async ({
  isOfficial = false,
  isVerbose = false,
  hasClock = false,
  isKept = false,
  hasShowcase = false,
} = {}) => {
  await requireFreePorts();

  await prepareStack();

  const keptState = isKept ? readKeptState(seedVersion()) : undefined;
  if (keptState?.isOlderSeed) console.warn(SEED_CHANGED);

  const inbox = await startInbox();
  const importFrom = keptState?.isKept ? STATE_FOLDER : '';
  const emulators = startEmulators({ isOfficial, isVerbose, importFrom });
  let watch;
  let stopClock;
  let stopping;
  let isComplete = false;

  const stop = () =>
    (stopping ??= (async () => {
      watch?.stop();
      stopClock?.();
      if (keptState && isComplete) await keepState(keptState.began);
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

  watch = watchParts(await findRunningParts(emulators.noted));

  const failed = new Promise((resolve) => {
    const notify = (name) => {
      if (!stopping) resolve(describeEnd(name, emulators.output(), isKept));
    };
    void watch.failed.then(notify);
    void emulators.exited.then(() => notify('Firebase CLI'));
  });

  return { stop, failed };
};

const describeEnd = (name, output, isKept) =>
  `The ${name} has ended unexpectedly, and the stack with it.${isKept ? '' : ' Its data is gone: start it again for a fresh seed.'}
The emulators' last words:

${getLastLines(output)}`;

/** Watches for a part that ends: reports it, runs `first`, stops the rest and exits. */
export const endWhenItFails = async (stack, first = () => {}) => {
  console.error(`\n${await stack.failed}`);
  first();
  await stack.stop();
  process.exit(1);
};

/**
 * Runs `stop` once on a termination signal, then exits.
 * @param {() => Promise<unknown>} stop
 * @param {() => number | string} exitCode
 */
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
