import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  beginInStep,
  check,
  ENTRIES,
  firestore,
  parseFound,
  identities,
  project,
  readStored,
} from './project.ts';
import { now } from './sources.ts';

const script = fileURLToPath(new URL('../../../scripts/repair.mjs', import.meta.url));

interface Ended {
  readonly code: number;
  /** One line per fault, sorted by path. */
  readonly found: readonly string[];
  readonly output: string;
}

const repair = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        resolve({ code, found: parseFound(stdout.split('\n')), output: stdout + stderr });
      },
    );
  });
const checkByCommand = () => repair(['--check', '--project', project]);
const repairByCommand = () => repair(['--project', project]);

beginInStep();

describe('npm run repair', () => {
  it('rebuilds every copy from its source', async () => {
    expect(await readStored('talentCache/vera')).toEqual({
      agencyIds: ['one'],
      publicName: 'Vera L.',
      nameKey: 'vera l',
      gender: 'FEM',
      languages: ['eng'],
      homeStudio: false,
      voiceSpecs: [],
    });

    expect(await readStored('demoCache/heard')).toMatchObject({
      agencyIds: ['one'],
      talentPublicName: 'Vera L.',
      name: 'Warm',
      approvedAt: now,
    });

    expect(await readStored('demoCache/waiting')).toBeUndefined();

    expect(await readStored('talentRateCards/two_vera')).toEqual({
      agencyId: 'two',
      talentId: 'vera',
      currency: 'EUR',
      sessionFee: 20_000,
    });

    const publicCopy = await readStored('demoCache/heard');
    expect(await readStored('testedVoices/one_heard')).toEqual({
      ...publicCopy,
      agencyId: 'one',
      demoId: 'heard',
    });

    expect(await readStored('testedVoices/two_heard')).toBeUndefined();

    expect(await readStored('rehearsalSummaries/one')).toEqual({
      agencyId: 'one',
      talents: { vera: { at: now, latencyMs: 12, sampleRateHz: 48_000 } },
    });

    expect(await readStored(ENTRIES.one)).toMatchObject({
      status: 'active',
      demos: { approved: 1, pending: 1 },
    });

    expect(await readStored(ENTRIES.two)).toMatchObject({ status: 'blocked', sessionFee: 20_000 });

    const { code, found, output } = await checkByCommand();
    expect([code, found]).toEqual([0, []]);
    expect(output).toContain(', 0 differ');
  });

  it('deletes copies without a source', async () => {
    const gone = { agencyId: 'one', talentId: 'gone' };
    await firestore()
      .doc('talentTerms/one_gone')
      .set({ ...gone, tags: [] });
    await firestore().doc('roster/one!gone!gone').set(gone);
    await firestore()
      .doc('talentCache/gone')
      .set({ agencyIds: ['one'] });
    await firestore()
      .doc('demoCache/nobody')
      .set({ agencyIds: ['one'] });
    await firestore()
      .doc('demoCache/left')
      .set({ talentId: 'vera', agencyIds: ['one'] });

    const expected = [
      'demoCache/left has no source',
      'demoCache/nobody has no source',
      'roster/one!gone!gone has no source',
      'talentCache/gone has no source',
      'talentTerms/one_gone has no source',
    ];
    expect((await check()).found).toEqual(expected);
    expect(await repairByCommand()).toMatchObject({ code: 0, found: expected });
    expect((await check()).code).toBe(0);
  });

  it('reports an unverified address, and leaves both unchanged', async () => {
    await identities().createUser({ uid: 'vera', email: 'victim@talents.example', emailVerified: false });
    for (const reply of [await checkByCommand(), await repairByCommand()]) {
      expect(reply.code).toBe(1);
      expect(reply.found).toEqual([expect.stringContaining('users/vera differs in email from its identity')]);
    }
    expect(await readStored('users/vera')).toMatchObject({ email: 'vera@talents.example' });
    await identities().deleteUser('vera');
  });

  it('changes only the given project', async () => {
    const { code, output } = await repair(['--check'], { GCLOUD_PROJECT: 'voices-of-a-real-agency' });
    expect([code, output]).toEqual([1, expect.stringContaining('Pass --project voices-of-a-real-agency')]);
    const help = await repair(['--help']);
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('npm run repair -- [--check]')]);
  });
});
