import { loadSeed } from '../seed/load.mjs';
import { buildStale } from './build.mjs';
import { startEmulators } from './emulators.mjs';
import { startInbox } from './inbox.mjs';
import { requireFreePorts } from './ports.mjs';
import { ensureLocalSecrets } from './secrets.mjs';

/** Starts the whole stack with a fresh seed: inbox, emulators, app. Resolves when the app answers. */
export const startStack = async ({ isOfficial, isVerbose } = {}) => {
  await requireFreePorts();
  ensureLocalSecrets();
  await buildStale();
  const stopInbox = await startInbox();
  const emulators = startEmulators({ isOfficial, isVerbose });
  const stop = async () => {
    await emulators.stop();
    await stopInbox();
  };
  try {
    await emulators.dataReady;
    await Promise.all([loadSeed(), emulators.appReady]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, exited: emulators.exited, output: emulators.output };
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
