import type { RequestListener } from 'node:http';

/** Returns the Storage emulator's app with resumable uploads; all other requests go to the app. */
export function withResumableUploads(app: RequestListener, emulator: object): RequestListener;
