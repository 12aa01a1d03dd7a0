/** Returns the environment variables with which the Firebase CLI starts these emulators instead of its own. */
export function getCliEnvironment(args?: readonly string[]): Readonly<Record<string, string>>;
/** URL of the module to load before the Firebase CLI (`node --import`), for resumable uploads to its Storage emulator and signed addresses. */
export const CLI_PRELOAD: string;
export { withCloudAddresses } from './storage/resumable-uploads.mjs';
