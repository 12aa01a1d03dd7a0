import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOwnApi } from '../stack/own-api.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { bucket } from '../stack/admin.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const otherTake = readFileSync(new URL('../fixtures/sixty-seconds.mp3', import.meta.url));
const outOfBreath = Object.assign(new Error('503 of Storage'), { code: 503 });

let server: Awaited<ReturnType<typeof startOwnApi>>;
let tenant: Tenant;
beforeAll(async () => {
  server = await startOwnApi();
  tenant = await makeTenant(1);
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The prototype of all bucket files: breaking it breaks every one. */
const getFilePrototype = (): File => Object.getPrototypeOf(bucket().file('any')) as File;
type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** An audition waiting for its file, with the calls that upload and play it. */
const makeWaiting = async () => {
  const { castingId, voice } = await makeCast(tenant, 1);
  const token = tenant.clientToken;
  const body = { style: 'NATURAL', deadline: makeDeadline(5), script: '', brief: '' };
  await call('POST', `/audition/${castingId}/${voice.id}`, { token, body });

  const talent = tenant.talents[0];
  const id = `${castingId}_${voice.id}_${talent?.id}`;
  const path = await getUploadPath(id, talent?.email, server.address);
  const stored = async () =>
    (await bucket().getFiles({ prefix: `auditions/${id}/` }))[0].map(({ name }) => name);
  const upload = (recording = take) =>
    call('POST', path, { body: uploadForm(recording), at: server.address });

  return { id, upload, stored };
};

describe('an upload while Storage is unavailable', () => {
  it('is saved in the end', async () => {
    const { upload, stored } = await makeWaiting();
    vi.spyOn(getFilePrototype(), 'save').mockRejectedValueOnce(outOfBreath);
    expect((await upload()).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it('fails with 503 if that lasts, and the audition still waits', async () => {
    const { upload, stored } = await makeWaiting();
    vi.spyOn(getFilePrototype(), 'save').mockRejectedValue(outOfBreath);
    const refused = await upload();
    expect([refused.status, refused.error.code]).toEqual([503, 'server.busy']);
    vi.restoreAllMocks();
    expect(await stored()).toEqual([]);
    expect((await upload()).status).toBe(201);
  });

  it('returns the winner even if the loser’s file can’t be deleted', async () => {
    const { upload, stored } = await makeWaiting();
    vi.spyOn(getFilePrototype(), 'delete').mockRejectedValue(new Error('no'));
    const answers = await Promise.all([upload(), upload(otherTake)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored()).toHaveLength(2);
  });
});

describe('the sweep', () => {
  const storeOrphan = async (): Promise<string> => {
    const path = `auditions/nobody/${randomUUID()}.mp3`;
    await bucket().file(path).save(take, { resumable: false });
    return path;
  };
  const exists = async (path: string) => (await bucket().file(path).exists())[0];

  it('deletes unreferenced files page by page, and keeps the others', async () => {
    const { upload, stored } = await makeWaiting();
    await upload();

    const [remaining = ''] = await stored();
    await sweepFiles({ olderThanMs: 0 });

    const orphans = await Promise.all([storeOrphan(), storeOrphan(), storeOrphan()]);
    expect(await sweepFiles({ olderThanMs: 0, pageSize: 2 })).toBe(3);
    expect(await Promise.all(orphans.map(exists))).toEqual([false, false, false]);
    expect(await exists(remaining)).toBe(true);
    expect(await exists('demos/talent-01/demo-01-1.mp3')).toBe(true);
    expect(await sweepFiles({ olderThanMs: 0 })).toBe(0);
  });

  it('leaves recent files alone, as their record may still follow', async () => {
    const path = await storeOrphan();
    expect(await sweepFiles()).toBe(0);
    expect(await exists(path)).toBe(true);
    await bucket().file(path).delete();
  });
});
