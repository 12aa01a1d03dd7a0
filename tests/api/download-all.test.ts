import where from '../../functions/src/region.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileAddress } from '@domain/values/file-address.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { unzip } from '../stack/unzip.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { hideTalents } from '../stack/places.ts';

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(4), makeTenant(1)]);
  cast = await makeCast(tenant);
});

const getPath = () => `/casting/downloadAll/${cast.castingId}`;
const download = async (token = tenant.clientToken, { root = APP, language = 'en' } = {}) => {
  const response = await fetch(`${root}/api${getPath()}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  });
  expect(response.status).toBe(200);
  return { response, files: unzip(Buffer.from(await response.arrayBuffer())) };
};

describe('the zip of a casting', () => {
  it('is limited to its company and agency, and audits the reader', async () => {
    for (const token of [stranger.clientToken, stranger.teamToken])
      expect((await call('GET', getPath(), { token })).status).toBe(404);
    expect((await call('GET', getPath(), { token: tenant.talentToken })).status).toBe(403);
    expect((await call('GET', getPath())).status).toBe(401);
    await download(tenant.teamToken);
    await download();

    const entries = await findAuditEntry(`castings/${cast.castingId}`);
    const takers = entries.docs
      .filter((entry) => entry.get('action') === 'castings.downloadAll')
      .map((entry) => String(entry.get('by')));
    expect(takers.sort()).toEqual([`agencyTeam-${tenant.key}`, `client-${tenant.key}`]);
  });

  it('has a sortable name for each voice, and a list of them', async () => {
    const { response, files } = await download();
    expect([...files.keys()]).toEqual([
      '01 Narrator - Talent 1 - eng.mp3',
      '02 Narrator - Talent 2 - eng.mp3',
      '03 Narrator - Talent 3 - eng.mp3',
      '04 Narrator - Talent 4 - eng.mp3',
      'manifest.csv',
    ]);

    const [sound] = await bucket().file('demos/talent-01/demo-01-1.mp3').download();
    expect(files.get('01 Narrator - Talent 1 - eng.mp3')?.equals(sound)).toBe(true);
    expect(response.headers.get('content-disposition')).toContain("UTF-8''Production%20-%20eng.zip");
    expect(files.get('manifest.csv')?.toString()).toContain(
      '01 Narrator - Talent 1 - eng.mp3,Narrator,Talent 1.,eng,',
    );
  });

  it('is an address for clients that accept JSON, and a redirect for others', async () => {
    const token = tenant.clientToken;
    const { collection } = await call<FileAddress>('GET', getPath(), {
      token,
      headers: { Accept: 'application/json' },
    });
    expect(collection).toMatchObject({ name: 'Production - eng.zip', expiresAt: expect.any(String) });
    const file = await fetch(collection.url);
    expect((await file.arrayBuffer()).byteLength).toBe(collection.size);

    const headers = { Authorization: `Bearer ${token}` };
    const redirect = await fetch(`${APP}/api${getPath()}`, { headers, redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')?.split('?')[0]]).toEqual([
      303,
      collection.url.split('?')[0],
    ]);
  });

  it('has a list in the reader’s language', async () => {
    const getHead = async (language: string) =>
      String((await download(tenant.clientToken, { language })).files.get('manifest.csv')).split('\r\n')[0];
    expect(await getHead('en')).toMatch(/File,Character,Voice,Language,Demo,Seconds,Problem$/);
    expect(await getHead('es-MX')).toMatch(/Archivo;Personaje;Voz;Idioma;Demo;Segundos;Problema$/);
  });

  it('is served at the function’s own address too, where Hosting can’t cut it off; other paths aren’t', async () => {
    const root = `http://${process.env['FUNCTIONS_EMULATOR_HOST']}/demo-casting/${where.region}/long`;
    const { files } = await download(tenant.clientToken, { root });
    expect(files.size).toBe(5);
    const headers = { Authorization: `Bearer ${stranger.clientToken}` };
    expect((await fetch(`${root}/api${getPath()}`, { headers })).status).toBe(404);
    expect((await fetch(`${root}/api/casting/${cast.castingId}`, { headers })).status).toBe(404);
    expect((await fetch(`${root}/api/clientConfig`)).status).toBe(404);
  });

  it('omits private data, and talents that the public link doesn’t play', async () => {
    const [hidden, withdrawn] = cast.shortlisted;
    await hideTalents(cast.castingId, tenant.clientToken, [hidden?.talentId]);
    await firestore().doc(`demoCache/${withdrawn?.demoId}`).update({ agencyIds: [] });

    const { files } = await download();
    expect([...files.keys()]).toEqual([
      '01 Narrator - Talent 3 - eng.mp3',
      '02 Narrator - Talent 4 - eng.mp3',
      'manifest.csv',
    ]);

    expect(String(files.get('manifest.csv'))).not.toMatch(/Secret|Name\d|@|Talent [12]/);
    await firestore()
      .doc(`demoCache/${withdrawn?.demoId}`)
      .update({ agencyIds: [tenant.agencyId] });
  });

  it('skips and lists a broken file', async () => {
    const [, second] = tenant.talents;
    await bucket().file(`demos/${second?.id}/${second?.demoId}.mp3`).delete();
    const { files } = await download();
    expect([...files.keys()]).not.toContain('01 Narrator - Talent 2 - eng.mp3');
    expect(files.size).toBe(3);
    expect(String(files.get('manifest.csv'))).toMatch(/^,Narrator,Talent 2\.,eng,.*,The file is missing\r$/m);
  });

  it('is empty without recordings', async () => {
    const empty = await makeCast(tenant, 0);
    const answer = await call('GET', `/casting/downloadAll/${empty.castingId}`, {
      token: tenant.clientToken,
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'casting.nothingToDownload']);
  });
});
