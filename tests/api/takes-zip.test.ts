import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileAddress } from '@domain/values/file-address.ts';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { changeSession, plan } from '../stack/sessions.ts';
import { addCharacter, makeCast, makeDeadline, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { unzip } from '../stack/unzip.ts';
import { findAuditEntry } from '../stack/audit.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let rival: Account;
let cast: Cast;
/** Two of three talents have sent a take, and the second of them consents to synthetic voices. */
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(1)]);

  rival = await makeAccount({
    uid: `rival-${tenant.key}`,
    held: { client: [tenant.agencyId] },
    user: { companyId: 'company-rival' },
  });

  cast = await makeCast(tenant);
  await requestAuditions(cast, tenant.clientToken);

  for (const [index, consent] of [false, true].entries()) {
    const path = await getUploadPath(toEntryId(index), tenant.talents[index]?.email);
    const sent = await call('POST', `${path}&syntheticVoiceConsent=${consent}`, { body: uploadForm(take) });
    expect(sent.status).toBe(201);
  }
});

const toEntryId = (index: number): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[index]?.id}`;
const getPath = (query = '') => `/casting/downloadTakes/${cast.castingId}${query}`;
const download = async (token = tenant.clientToken, query = '', language = 'en') => {
  const response = await fetch(`${APP}/api${getPath(query)}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  });
  expect(response.status).toBe(200);
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  return { response, files, manifest: String(files.get('manifest.csv')) };
};
const FIRST = '01 Narrator - Talent 1 - eng.mp3';
const SECOND = '02 Narrator - Talent 2 - eng.mp3';
const listConsents = (manifest: string) =>
  manifest
    .split('\r\n')
    .slice(1, 3)
    .map((line) => line.split(line.includes(';') ? ';' : ',')[9]);

describe('the zip of takes', () => {
  it('is limited to the project’s people, and audits the reader', async () => {
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await call('GET', getPath(), { token })).status).toBe(404);
    expect((await call('GET', getPath(), { token: tenant.talentToken })).status).toBe(403);
    expect((await call('GET', getPath())).status).toBe(401);
    await download(tenant.teamToken);
    await download();

    const audit = await findAuditEntry(`castings/${cast.castingId}`, 'auditions.downloadTakes');
    expect(audit.docs.map((entry) => String(entry.get('by'))).sort()).toEqual([
      `agencyTeam-${tenant.key}`,
      `client-${tenant.key}`,
    ]);
  });

  it('is named after the character whose takes it has', async () => {
    const { response } = await download(tenant.clientToken, `?voiceId=${cast.voice.id}`);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      'Production - Narrator - eng.zip',
    );
  });

  it('has the talent’s consent to synthetic voices for each take, in list and file', async () => {
    const { files, manifest, response } = await download();
    expect([...files.keys()].sort()).toEqual([FIRST, SECOND, 'manifest.csv']);
    expect(response.headers.get('content-disposition')).toContain(
      "UTF-8''Production%20-%20auditions%20-%20eng.zip",
    );
    expect(manifest.split('\r\n')[0]).toContain('Synthetic voice allowed');
    expect(listConsents(manifest)).toEqual(['No', 'Yes']);
    expect(listConsents((await download(tenant.clientToken, '', 'es')).manifest)).toEqual(['No', 'Sí']);

    const [refused, allowed] = [FIRST, SECOND].map((name) => files.get(name)!);
    // The original sound, behind a different comment.
    for (const file of [refused!, allowed!])
      expect(file.subarray(-1000).equals(take.subarray(-1000))).toBe(true);
    expect(refused!.equals(allowed!)).toBe(false);
  });

  it('says in list and files that an audition is no licence, and the talent sees when it was downloaded', async () => {
    const { files, manifest } = await download();
    expect(manifest).toContain('Audition. Not licensed for use');
    const request = { token: tenant.teamToken, headers: { Accept: 'application/json' } };
    const { collection } = await call<FileAddress>('GET', getPath(), request);
    expect(collection.name).toBe('Production - auditions - eng.zip');
    for (const text of ['Audition. Not licensed for use', 'Production', 'Talent 1.'])
      expect(files.get(FIRST)!.subarray(0, 1000).includes(text)).toBe(true);

    const { id, email } = tenant.talents[0]!;
    const { token } = await makeAccount({ uid: id, email, held: { talent: [tenant.agencyId] } });
    const auditions = await call<{ items: readonly TalentAudition[] }>(
      'GET',
      `/audition-entry/talent/${id}`,
      {
        token,
      },
    );
    const { downloadedAt } = auditions.collection.items[0]!;
    expect(Date.now() - Date.parse(String(downloadedAt))).toBeLessThan(60_000);
  });

  it('can be limited to one existing character', async () => {
    expect((await download(tenant.clientToken, `?voiceId=${cast.voice.id}`)).files.size).toBe(3);
    const another = await addCharacter(cast.project.id, tenant.clientToken, 'Chorus');
    const empty = await call('GET', getPath(`?voiceId=${another.collection.id}`), {
      token: tenant.clientToken,
    });
    expect([empty.status, empty.error.code]).toEqual([409, 'casting.nothingToDownload']);
    const unknown = await call('GET', getPath('?voiceId=nothing-here'), { token: tenant.clientToken });
    expect(unknown.status).toBe(404);
  });

  it('contains booked voices alone for clients of an agency that locks the others', async () => {
    const admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    const setLock = (locksDownloads: boolean) =>
      call('PATCH', `/agency/${tenant.agencyId}`, { token: admin.token, body: { locksDownloads } });
    expect((await setLock(true)).status).toBe(200);

    const refused = await call('GET', getPath(), { token: tenant.clientToken });
    expect([refused.status, refused.error.code]).toEqual([409, 'audition.downloadsLocked']);
    expect((await download(tenant.teamToken)).files.size).toBe(3);

    const voice = cast.shortlisted.find(({ talentId }) => talentId === tenant.talents[0]!.id);
    const choose = (isSelected: boolean) =>
      call('PATCH', `/casting-demo/${voice!.id}/${cast.project.id}`, {
        token: tenant.clientToken,
        body: { isSelected },
      });
    await choose(true);
    const { uid: engineerId } = await makeEngineer([tenant.agencyId], {}, ['eng']);
    const day = makeDeadline(5).slice(0, 10);
    const times = { startsAt: `${day}T10:00:00Z`, endsAt: `${day}T12:00:00Z`, timeZone: 'UTC' };
    const body = {
      castingDemoId: voice!.id,
      engineerId,
      ...times,
      dialIn: { method: 'Zoom' },
      participants: [],
    };
    const session = await plan(tenant.teamToken, cast.castingId, body);
    expect([session.status, session.error.property]).toEqual([201, undefined]);
    expect([...(await download()).files.keys()]).toEqual([FIRST, 'manifest.csv']);

    const { id, revision } = session.collection;
    await changeSession(tenant.teamToken, id, { revision, state: 'cancelled' });
    expect((await call('GET', getPath(), { token: tenant.clientToken })).status).toBe(409);

    await Promise.all([setLock(false), choose(false)]);
    expect((await download()).files.size).toBe(3);
  });

  it('omits blocked talents, and skips a missing file', async () => {
    const publicCopy = firestore().doc(`talentCache/${tenant.talents[0]?.id}`);
    await publicCopy.update({ agencyIds: [] });

    expect([...(await download()).files.keys()]).toEqual([
      '01 Narrator - Talent 2 - eng.mp3',
      'manifest.csv',
    ]);

    await publicCopy.update({ agencyIds: [tenant.agencyId] });

    const invite = await firestore()
      .doc(`auditionInvites/${toEntryId(0)}`)
      .get();
    const file = bucket().file(String(invite.get('storagePath')));
    const [sound] = await file.download();
    await file.delete();

    // Its list differs from that of a zip made before, so it is made again.
    await firestore()
      .doc(`auditionEntries/${toEntryId(0)}`)
      .update({ bestTake: 1 });
    const { files, manifest } = await download(tenant.clientToken, '', 'es');
    expect([files.has(FIRST), files.has(SECOND)]).toEqual([false, true]);
    expect(manifest).toMatch(
      /^;Narrator;Talent 1\.;eng;.*;No;1;1;No;Audición\. Sin licencia de uso;Falta el archivo\r$/m,
    );
    await file.save(sound, { contentType: 'audio/mpeg', resumable: false });
  });
});

describe('synthetic-voice consent for a submitted take', () => {
  const say = (index: number, syntheticVoiceConsent: boolean, token: string) =>
    call('PATCH', `/audition-entry/${toEntryId(index)}/consent`, { token, body: { syntheticVoiceConsent } });

  const readEntry = async (index: number) =>
    (
      await firestore()
        .doc(`auditionEntries/${toEntryId(index)}`)
        .get()
    ).get('syntheticVoiceConsent') as unknown;

  const pickAccount = (index: number) =>
    makeAccount({
      uid: tenant.talents[index]!.id,
      email: tenant.talents[index]!.email,
      held: { talent: [tenant.agencyId] },
    });

  it('is withdrawn and given by its talent only, with immediate effect, and audited', async () => {
    const talent = await pickAccount(1);
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect((await say(1, false, token)).status).toBe(403);
    for (const token of [tenant.talentToken, otherTenant.talentToken])
      expect((await say(1, false, token)).status).toBe(404);
    expect(await readEntry(1)).toBe(true);

    expect((await say(1, false, talent.token)).status).toBe(200);
    expect([await readEntry(1), listConsents((await download()).manifest)]).toEqual([false, ['No', 'No']]);
    expect((await say(1, false, talent.token)).status).toBe(200);
    expect((await say(1, true, talent.token)).status).toBe(200);
    expect(listConsents((await download()).manifest)).toEqual(['No', 'Yes']);
    const audit = await findAuditEntry(`auditionEntries/${toEntryId(1)}`, 'auditions.consent');
    expect(audit.size).toBe(2);
  });

  it('is absent before a take is submitted', async () => {
    const talent = await pickAccount(2);
    const refused = await say(2, true, talent.token);
    expect([refused.status, refused.error.code]).toEqual([409, 'audition.notSent']);
    expect(await readEntry(2)).toBeUndefined();
  });
});
