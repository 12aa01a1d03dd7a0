import type { RequestListener } from 'node:http';

/** Returns the Storage emulator's app with resumable uploads and signed addresses; all other requests go to the app. */
export function withCloudAddresses(app: RequestListener, emulator: object): RequestListener;
