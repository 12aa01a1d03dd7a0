import { APP } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

/** Parallel calls of a screen: the Functions emulator needs seconds to start a process for each. */
const SIDE_BY_SIDE = 6;

/** Starts the API's processes, so that the first test's page doesn't wait for them. */
export default async (): Promise<void> => {
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => call('GET', '/country', { at: APP })));
};
