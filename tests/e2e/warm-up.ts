import { APP } from '../stack/admin.ts';

/** Calls that a screen makes side by side: the Functions emulator starts a process for each, which takes seconds. */
const SIDE_BY_SIDE = 6;

/** Starts the processes of the API before the first test, whose page would wait for all of them. */
export default async (): Promise<void> => {
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => fetch(`${APP}/api/country`)));
};
