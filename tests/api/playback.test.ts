import { describe, expect, it } from 'vitest';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let demoId: string;
let talentId: string;
setUpOnce(async () => {
  tenant = await makeTenant(1);
  ({ id: talentId = '', demoId = '' } = tenant.talents[0] ?? {});
});

const signAddress = async (token: string): Promise<string> => {
  const path = `/demo/${talentId}/${demoId}/signedUrl`;
  return (await call<{ demoSignedUrl: string }>('GET', path, { token })).collection.demoSignedUrl;
};
const play = async (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${APP}${address}`, init);
const fetchStatuses = (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await play(address)).status));

describe('the playback address of a demo', () => {
  /** As a client, as staff, and in a public preview. */
  const listAddresses = async (): Promise<readonly string[]> => {
    const { casting } = await makeCast(tenant, 1);
    const preview = await call<{ castings: readonly { voices: readonly { audioUrl: string }[] }[] }>(
      'GET',
      `/casting/urlIdentifier/${casting.urlIdentifier}`,
    );
    const shared = preview.collection.castings[0]?.voices[0]?.audioUrl ?? '';
    return [await signAddress(tenant.clientToken), await signAddress(tenant.teamToken), shared];
  };

  it('ends for clients and previews when the demo is no longer approved', async () => {
    const made = await listAddresses();
    expect(await fetchStatuses(made)).toEqual([200, 200, 200]);
    const [address = ''] = made;
    const headers = { 'If-None-Match': (await play(address)).headers.get('etag') ?? '' };
    expect((await play(address, { headers })).status).toBe(304);
    const rejected = { reviewStatus: 'rejected', approved: false, approvedPath: null };
    await firestore().doc(`demos/${demoId}`).update(rejected);
    await refreshCopies(talentId);
    expect(await fetchStatuses(made)).toEqual([404, 200, 404]);
    expect((await play(address, { headers })).status).toBe(404);
  });

  it('ends for an agency that blocked the talent, and for everyone after its deletion', async () => {
    const made = await listAddresses();
    const { token } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await call('PATCH', `/talent/${talentId}`, { token, body: { status: 'blocked' } });
    expect(await fetchStatuses(made)).toEqual([404, 200, 404]);
    // Its file is the seed's and must not be deleted with it.
    await firestore().doc(`demos/${demoId}`).delete();
    await refreshCopies(talentId);
    expect(await fetchStatuses(made)).toEqual([404, 404, 404]);
  });

  it('stays the same for a while, and sends the bytes once to a browser that keeps them', async () => {
    const [first, second] = [await signAddress(tenant.clientToken), await signAddress(tenant.clientToken)];
    expect(second).toBe(first);
    // For staff it is another version of the demo.
    expect(await signAddress(tenant.teamToken)).not.toBe(first);

    const whole = await play(first);
    const etag = whole.headers.get('etag') ?? '';
    expect(whole.headers.get('cache-control')).toBe('private, no-cache');
    expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(1000);

    const again = await play(first, { headers: { 'If-None-Match': etag, Range: 'bytes=0-' } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);

    const playPart = async (version: string) => {
      const part = await play(first, { headers: { 'If-Range': version, Range: 'bytes=5-9' } });
      return [part.status, (await part.arrayBuffer()).byteLength];
    };
    expect(await playPart(etag)).toEqual([206, 5]);
    expect((await playPart('"another"'))[0]).toBe(200);
  });

  it('serves ranges, refuses an invalid range, and is never interpreted as a page', async () => {
    const address = await signAddress(tenant.clientToken);
    const whole = await play(address, { method: 'HEAD' });
    const size = Number(whole.headers.get('content-length'));
    expect([whole.status, size > 1000, await whole.text()]).toEqual([200, true, '']);

    const playPart = async (range: string) => {
      const answer = await play(address, { headers: { Range: range } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      return [answer.status, answer.status === 416 ? answer.headers.get('content-range') : bytes];
    };

    expect(await playPart('bytes=0-0')).toEqual([206, 1]);
    expect(await playPart('bytes=-5')).toEqual([206, 5]);
    expect(await playPart(`bytes=${size - 1}-`)).toEqual([206, 1]);
    expect(await playPart('bytes=5-999999999999999')).toEqual([206, size - 5]);
    expect(await playPart(`bytes=${size}-`)).toEqual([416, `bytes */${size}`]);
    expect(await playPart('bytes=-0')).toEqual([416, `bytes */${size}`]);
    for (const odd of ['bytes=9-1', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b', 'bytes=-'])
      expect([odd, ...(await playPart(odd))]).toEqual([odd, 200, size]);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
