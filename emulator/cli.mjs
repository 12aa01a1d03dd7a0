import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const toPath = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Returns the environment variables with which the Firebase CLI starts these emulators instead of its own. `args`: further options of the Firestore emulator. */
export const getCliEnvironment = (args = []) => ({
  PATH: `${toPath('launcher')}${delimiter}${process.env.PATH}`,
  FIRESTORE_EMULATOR_BINARY_PATH: toPath('bin/firestore.mjs'),
  STORAGE_EMULATOR_BINARY_PATH: toPath('bin/storage-rules.mjs'),
  FIRESTORE_STANDIN_ARGS: args.join(' '),
});

/** URL of the module to load before the Firebase CLI (`node --import`), for resumable uploads to its Storage emulator and signed addresses. */
export const CLI_PRELOAD = new URL('./storage/preload.mjs', import.meta.url).href;

export { withCloudAddresses } from './storage/resumable-uploads.mjs';
