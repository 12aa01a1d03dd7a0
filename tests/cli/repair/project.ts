import { createHash, randomBytes } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { runRepair } from '../../../scripts/repair/run.mjs';
import { plant } from './sources.ts';

/** A separate project in the same database, so that repairs here can't hide faults of other tests. */
export const project = `repair-${randomBytes(4).toString('hex')}`;
let app: App | undefined;
const ownApp = (): App => (app ??= initializeApp({ projectId: project }, project));

export const firestore = (): Firestore => getFirestore(ownApp());
export const identities = () => getAuth(ownApp());
export const readStored = async (path: string) => (await firestore().doc(path).get()).data();

/** Lines about records, sorted by path. */
export const parseFound = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^\w+\//.test(line)).sort();

interface Outcome {
  readonly code: number;
  /** One line per fault, sorted by path. */
  readonly found: readonly string[];
}

/** Runs the command in the test's process: starting it took most of the time. */
const repair = async (isCheck: boolean): Promise<Outcome> => {
  const lines: string[] = [];
  const left = await runRepair({ check: isCheck, project }, (line) => lines.push(line));
  return { code: left > 0 ? 1 : 0, found: parseFound(lines) };
};
export const check = () => repair(true);
export const repairAll = () => repair(false);

export const toInvitationId = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

export const ENTRIES = { one: 'roster/one!vera-lund!vera', two: 'roster/two!vera-lund!vera' };

/** Each test of a file begins with copies that match their sources. */
export const beginInStep = (): void => {
  afterAll(async () => {
    if (app) await deleteApp(app);
    app = undefined;
  });

  beforeEach(async () => {
    for (const collection of await firestore().listCollections())
      await firestore().recursiveDelete(collection);
    await plant(firestore());
    await repairAll();
  });
};
