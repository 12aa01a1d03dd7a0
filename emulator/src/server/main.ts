import { readExport } from '../export/export-files.ts';
import { importDocuments } from '../export/import.ts';
import { enforceIndexes } from '../indexes/enforce.ts';
import type { Database } from '../storage/database.ts';
import { Emulator } from './emulator.ts';
import { listen } from './listen.ts';
import { requestsHelp, readArguments, formatUsage, type Arguments } from './arguments.ts';
import { readRules, watchRules } from './rules-file.ts';

/** Runs the emulator as a separate process. */
export async function main(argv: readonly string[]): Promise<void> {
  if (requestsHelp(argv)) {
    console.info(formatUsage());
    return;
  }

  const options = readArguments(argv);
  const emulator = makeEmulator(options);

  if (options.rules !== undefined) {
    watchRules(options.rules, (ruleset) => {
      emulator.setInitialRules(ruleset);
    });
  }

  let stop: () => void = () => process.exit(0);
  try {
    const running = await listen(emulator, options, () => {
      stop();
    });
    stop = () => {
      void running.close().then(() => process.exit(0));
    };
    announce(`${running.host}:${running.port}`);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${options.port}: address already in use` : error);
    process.exit(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop();
    });
  }
}

/** Prints the emulator's address, in lines that scripts wait for. */
function announce(address: string): void {
  console.info(`API endpoint: http://${address}
If you are using a library that supports the FIRESTORE_EMULATOR_HOST environment variable, run:

   export FIRESTORE_EMULATOR_HOST=${address}

Dev App Server is now running.`);
}

/** Returns an emulator from the command line; exits when a named file can't be used. */
function makeEmulator(options: Arguments): Emulator {
  try {
    return new Emulator({
      initialRules: options.rules === undefined ? undefined : readRules(options.rules),
      functionsHost: options.functionsEmulator,
      enforcesAppCheck: options.enforcesAppCheck,
      seed: options.seed === undefined ? undefined : seedFrom(options.seed),
      indexes: options.indexes === undefined ? undefined : enforceIndexes(options.indexes, console.warn),
    });
  } catch (error) {
    console.error(`ERROR: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** Reads the export at the start, so that faults are noticed then. */
function seedFrom(file: string): (database: Database) => void {
  readExport(file, '');
  return (database) => {
    importDocuments(database, readExport(file, database.name.projectId));
  };
}
