import { createHash, randomBytes } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { runRepair } from '../../../scripts/repair/run.mjs';
import { plant } from './sources.ts';

/** A project of its own in the same database, so that nothing is mended here that the other tests should have kept true. */
export const project = `repair-${randomBytes(4).toString('hex')}`;
let app: App | undefined;
const ownApp = (): App => (app ??= initializeApp({ projectId: project }, project));

export const firestore = (): Firestore => getFirestore(ownApp());
export const identities = () => getAuth(ownApp());
export const stored = async (path: string) => (await firestore().doc(path).get()).data();

/** Lines that are about a record, in the order of the paths. */
export const foundIn = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^\w+\//.test(line)).sort();

interface Outcome {
  /** The exit code that the command ends with. */
  readonly code: number;
  /** What it found, a line each, in the order of the paths. */
  readonly found: readonly string[];
}

/** What the command runs, here in the test's process: to start it again each time took most of the time. */
const repair = async (isCheck: boolean): Promise<Outcome> => {
  const lines: string[] = [];
  const left = await runRepair({ check: isCheck, project }, (line) => lines.push(line));
  return { code: left > 0 ? 1 : 0, found: foundIn(lines) };
};
export const check = () => repair(true);
export const mend = () => repair(false);

/** The id that the list of invitations knows one of this record by. */
export const invitationId = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

export const ENTRIES = { one: 'roster/one!vera-lund!vera', two: 'roster/two!vera-lund!vera' };

/** Has each test of a file begin with sources and copies that are in step. */
export const beginInStep = (): void => {
  afterAll(async () => {
    if (app) await deleteApp(app);
    app = undefined;
  });
  beforeEach(async () => {
    for (const collection of await firestore().listCollections())
      await firestore().recursiveDelete(collection);
    await plant(firestore());
    await mend();
  });
};
