import type { RequestListener } from 'node:http';

/** Returns the Storage emulator's app with signed addresses for reading; all other requests go to the app. */
export function withSignedAddresses(app: RequestListener, emulator: object): RequestListener;
