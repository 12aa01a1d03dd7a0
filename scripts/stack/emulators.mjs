import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLI_PRELOAD, getCliEnvironment } from '../../emulator/cli.mjs';
import { ROOT } from '../bootstrap.mjs';
import { APP_ADDRESS, PROJECT_ID, getEmulatorEnv } from './fixed-points.mjs';
import { writeLocalConfig } from './local-config.mjs';
import { writeLocalSettings } from './local-settings.mjs';
import { getLastLines, findMissingParts } from './parts.mjs';

/** Time-outs for start and stop of the emulators, in milliseconds. */
const READY_MS = 240_000;
const STOP_MS = 20_000;

/** Ports that the seed is loaded into. */
const DATA_PARTS = ['Firestore', 'Auth emulator', 'Storage emulator'];

const EMULATORS = 'auth,functions,firestore,storage,hosting';

const getEnvironment = (isOfficial) => {
  // The Storage emulator keeps files below the temporary folder, where a second stack would delete them.
  const folder = mkdtempSync(join(tmpdir(), 'voice-casting-'));
  // Variables of a surrounding stack would make the Functions emulator talk to itself.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !(name in getEmulatorEnv())),
  );

  return {
    ...inherited,
    ...(isOfficial
      ? {}
      : getCliEnvironment(['--indexes', 'firestore.indexes.json', '--app_check', 'ENFORCED'])),
    // The CLI checks npm for newer versions and waits ten seconds without a network.
    npm_config_offline: 'true',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    // Default limits are ten seconds for discovery and thirty for a worker; a busy machine takes longer, and a call to a late
    // worker would never return. In seconds.
    FUNCTIONS_DISCOVERY_TIMEOUT: String(READY_MS / 1000),
    TZ: 'UTC',
    TMPDIR: folder,
    // Folder in which programs behind the emulators register their processes.
    FIRESTORE_STANDIN_PROCESSES: join(folder, 'processes'),
  };
};

const killGroup = (pid) => {
  try {
    if (process.platform !== 'win32' && pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
};

const isAnswering = async (address) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the Firebase emulators. `dataReady` and `appReady` resolve when data can be loaded, and when app and API respond; both reject on exit
 * or timeout. `importFrom`: folder of an earlier export. `noted`: folder where programs behind the emulators record their processes.
 */
export const startEmulators = ({ isOfficial = false, isVerbose = false, importFrom = '' } = {}) => {
  const cli = `${ROOT}node_modules/firebase-tools/lib/bin/firebase.js`;
  const start = ['emulators:start', '--project', PROJECT_ID, '--only', EMULATORS];
  const imported = importFrom ? ['--import', importFrom] : [];
  const args = ['--import', CLI_PRELOAD, cli, ...start, '--config', writeLocalConfig(), ...imported];
  writeLocalSettings(isOfficial);
  // A separate process group: Ctrl-C only reaches us, and we stop it in order.
  const childEnv = getEnvironment(isOfficial);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: childEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let output = '';

  const keep = (chunk) => {
    // Our own polling would fill the log.
    const view = String(chunk).replace(/^.*\/api\/clientConfig.*\n?/gm, '');
    output = (output + view).slice(-40_000);
    if (isVerbose) process.stdout.write(chunk);
  };

  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const exited = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    // A crashed CLI leaves its emulators running, which would keep the ports.
    killGroup(child.pid);
  });

  /** Waits until `missing` returns nothing. */
  const waitUntil = async (missing) => {
    const giveUpAt = Date.now() + READY_MS;
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `The emulators ended while they started. Their last words:\n\n${getLastLines(output)}`,
        );

      const parts = await missing();
      if (parts.length === 0) return;
      if (Date.now() > giveUpAt)
        throw new Error(
          `No answer within ${READY_MS / 1000} s from: ${parts.join(', ')}. The machine may be too busy: try again, or with --verbose to see more. The emulators' last words:\n\n${getLastLines(output)}`,
        );

      await sleep(200);
    }
  };

  const dataReady = waitUntil(() => findMissingParts(DATA_PARTS));
  const appReady = dataReady.then(() =>
    waitUntil(async () => {
      if (await isAnswering(`${APP_ADDRESS}/api/clientConfig`)) return [];
      const closed = await findMissingParts(['app (Hosting emulator)', 'Functions emulator']);
      return closed.length > 0 ? closed : [`the API at ${APP_ADDRESS}/api`];
    }),
  );
  appReady.catch(() => undefined);

  const signal = (name) => {
    if (child.exitCode !== null || child.pid === undefined) return;
    try {
      process.kill(child.pid, name);
    } catch {
      // It has ended meanwhile.
    }
  };

  const stop = async () => {
    signal('SIGINT');
    const isStopped = await Promise.race([exited.then(() => true), sleep(STOP_MS, false)]);
    if (!isStopped) {
      signal('SIGKILL');
      killGroup(child.pid);
    }
    await exited;
    rmSync(childEnv.TMPDIR, { recursive: true, force: true });
  };

  return {
    dataReady,
    appReady,
    exited,
    stop,
    output: () => output,
    noted: childEnv.FIRESTORE_STANDIN_PROCESSES,
  };
};
