import { loadSeed } from '../seed/load.mjs';
import { buildStale } from './build.mjs';
import { startClock } from './clock.mjs';
import { startEmulators } from './emulators.mjs';
import { startInbox } from './inbox.mjs';
import { lastLines, runningParts, watchParts } from './parts.mjs';
import { requireFreePorts } from './ports.mjs';
import { ensureLocalSecrets } from './secrets.mjs';

/** Makes what a stack runs; for several at once it is done before, because they share it. */
export const prepareStack = async () => {
  await ensureLocalSecrets();
  await buildStale();
};

/**
 * Starts the whole stack with a fresh seed: inbox, emulators, app. Resolves when the app answers. `failed` resolves, to
 * a text that says which, when a part of it has died. `hasClock`: scheduled functions run when they are due; without it
 * they run when they are called, as tests do, whose neighbours get no emails at surprising moments.
 */
export const startStack = async ({ isOfficial, isVerbose, hasClock = false } = {}) => {
  await requireFreePorts();
  await prepareStack();
  const inbox = await startInbox();
  const emulators = startEmulators({ isOfficial, isVerbose });
  let watch;
  let stopClock;
  let stopping;
  const stop = () =>
    (stopping ??= (async () => {
      watch?.stop();
      stopClock?.();
      await emulators.stop();
      await inbox.stop();
    })());
  try {
    await emulators.dataReady;
    await Promise.all([loadSeed(), emulators.appReady]);
    if (hasClock) stopClock = await startClock();
  } catch (error) {
    await stop();
    throw error;
  }
  watch = watchParts(await runningParts(emulators.noted));
  const failed = new Promise((resolve) => {
    const tell = (name) => {
      if (!stopping) resolve(obituary(name, emulators.output()));
    };
    void watch.failed.then(tell);
    void emulators.exited.then(() => tell('Firebase CLI'));
  });
  return { stop, failed };
};

const obituary = (name, output) =>
  `The ${name} has ended unexpectedly, and the stack with it. Its data is gone: start it again for a fresh seed.
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
