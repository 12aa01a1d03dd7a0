import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClipAddress } from '@domain/auditions/clip.api.ts';
import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import type { Audition, AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import { getClipPath } from '@domain/auditions/reference-clip.ts';
import type { Page, Serialised } from '@domain/contract.ts';
import type { SessionFiles } from '@domain/sessions/session-files.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { requestAuditions, getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { bookVoice, makePlan, plan } from '../stack/sessions.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const readFixture = (name: string) => readFileSync(new URL(`../fixtures/${name}.mp3`, import.meta.url));
const take = readFixture('take');

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;
let rival: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const { id: uid, email } = tenant.talents[0]!;
  talent = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });
  rival = await makeAccount({
    uid: `rival-${tenant.key}`,
    held: { client: [tenant.agencyId] },
    user: { companyId: 'company-rival' },
  });
});

const upload = (cast: Cast, token: string | undefined = tenant.clientToken, bytes: Buffer = take) =>
  call<{ id: string }>('POST', `/audition-clip/${cast.project.id}`, { token, body: uploadForm(bytes) });
const uploadClip = async (cast: Cast) => (await upload(cast)).collection.id;
const toEntryId = ({ castingId, voice }: Cast, round: number) =>
  `${castingId}_${voice.id}_${talent.uid}${round === 1 ? '' : `_r${round}`}`;
const submit = async (cast: Cast, round: number) =>
  call('POST', await getUploadPath(toEntryId(cast, round), tenant.talents[0]!.email), {
    body: uploadForm(take),
  });
const makeTerms = () => ({ style: 'NATURAL', script: 'The script.', brief: '', deadline: makeDeadline(4) });
const callBack = (cast: Cast, clip: string | null) =>
  call<Serialised<Audition>>('POST', `/audition/callback/${cast.castingId}/${cast.voice.id}`, {
    token: tenant.clientToken,
    body: { ...makeTerms(), entryIds: [toEntryId(cast, 1)], clip },
  });
const openPage = async (cast: Cast) => {
  const entryId = toEntryId(cast, 2);
  const body = { email: tenant.talents[0]!.email, urlIdentifier: await getLinkIdentifier(entryId) };
  const identity = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  const token = identity.collection.jwtToken;
  const page = (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
  return { token, page, byLink: `/audition-entry/clip/${page.id}?token=${token}` };
};
const fetchAddress = (path: string, token?: string) => call<ClipAddress>('GET', path, { token });
const play = async (path: string, token?: string) => {
  const { status, collection } = await fetchAddress(path, token);
  if (status !== 200) return status;
  const sound = await fetch(APP + collection.audioUrl);
  return sound.status === 200 ? sound.headers.get('content-type') : sound.status;
};
/** A second round with a clip. */
const makeCallback = async (isPrivate = false) => {
  const cast = await makeCast(tenant, 1);
  if (isPrivate)
    await call('PATCH', `/project/${cast.project.id}/scriptPrivacy`, {
      token: tenant.clientToken,
      body: { scriptsArePrivate: true },
    });

  await requestAuditions(cast, tenant.clientToken);
  expect((await submit(cast, 1)).status).toBe(201);

  const clip = await uploadClip(cast);
  const { status, collection } = await callBack(cast, clip);
  expect(status).toBe(201);

  return { cast, clip, audition: collection, path: `/audition/${collection.id}/clip` };
};
const listOwn = async () => {
  const path = `/audition-entry/talent/${talent.uid}`;
  return (await call<Page<TalentAudition>>('GET', path, { token: talent.token })).collection.items;
};

describe('a reference clip', () => {
  it('is one minute of MP3, uploaded by the project’s people', async () => {
    const cast = await makeCast(tenant, 0);
    expect((await upload(cast)).status).toBe(201);
    expect((await upload(cast, tenant.teamToken)).status).toBe(201);
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await upload(cast, token)).status).toBe(404);
    expect((await upload(cast, talent.token)).status).toBe(403);

    const refused = [
      await upload(cast, tenant.clientToken, Buffer.from('%PDF-1.4 no sound')),
      await upload(cast, tenant.clientToken, readFixture('sixty-one-seconds')),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
      [415, 'audio.notMp3'],
      [422, 'audio.tooLong'],
    ]);

    const audit = await findAuditEntry(`projects/${cast.project.id}`, 'auditions.uploadClip');
    expect(audit.size).toBe(2);
  });

  it('is played by the callback’s talent and the project’s people', async () => {
    const { cast, audition, path } = await makeCallback();
    expect(audition.clip).toMatchObject({ durationMs: expect.any(Number), level: expect.any(Object) });
    const { page, token, byLink } = await openPage(cast);
    expect(page.clip).toMatchObject({ durationMs: audition.clip!.durationMs, peaks: audition.clip!.peaks });
    expect(page.clip!.id).not.toBe(audition.clip!.id);
    const [listed] = (await listOwn()).filter(({ round }) => round === 2);
    expect(listed!.clip).toMatchObject({ durationMs: audition.clip!.durationMs });

    const clipPath = `/audition-entry/${listed!.id}/clip`;
    for (const caller of [tenant.clientToken, tenant.teamToken])
      expect(await play(path, caller)).toBe('audio/mpeg');
    expect(await play(byLink)).toBe('audio/mpeg');
    expect(await play(clipPath, talent.token)).toBe('audio/mpeg');
    for (const caller of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect(await play(path, caller)).toBe(404);
    expect(await play(path, talent.token)).toBe(403);
    expect(await play(clipPath, tenant.clientToken)).toBe(403);
    expect(await play(`/audition-entry/clip/another?token=${token}`)).toBe(403);
    expect(await play(path)).toBe(401);

    await call('DELETE', `/audition/${audition.id}`, { token: tenant.clientToken });
    expect(await play(byLink)).toBe(410);
    expect(await play(clipPath, talent.token)).toBe(410);
  });

  it('is played for a private script after confidentiality was accepted', async () => {
    const { cast } = await makeCallback(true);
    const { page, token, byLink } = await openPage(cast);
    expect(page.clip).toBeNull();
    expect(await play(byLink)).toBe(403);
    expect((await listOwn()).map(({ clip }) => clip)).toContain(null);
    await call('POST', `/audition-entry/confidentiality/${page.id}?token=${token}`, {
      body: { version: CONFIDENTIALITY_VERSION },
    });

    const now = (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
    expect(now.clip).toMatchObject({ durationMs: expect.any(Number) });
    expect(await play(byLink)).toBe('audio/mpeg');
  });

  it('belongs to callbacks of its own project', async () => {
    const [cast, elsewhere] = [await makeCast(tenant, 1), await makeCast(tenant, 0)];
    const first = await requestAuditions(cast, tenant.clientToken);
    await submit(cast, 1);
    expect((await callBack(cast, await uploadClip(elsewhere))).error.code).toBe('audition.clipGone');

    const outcomeBy = makeDeadline(9);
    const refused = await call('PATCH', `/audition/${first.collection.id}`, {
      token: tenant.clientToken,
      body: { ...makeTerms(), outcomeBy, scriptPdf: null, revision: 1, clip: await uploadClip(cast) },
    });
    expect([refused.status, refused.error.code]).toEqual([422, 'audition.clipOfRound']);
  });

  it('can be replaced and removed until a take of its round arrives', async () => {
    const { cast, clip, audition, path } = await makeCallback();
    const { byLink } = await openPage(cast);
    const second = await uploadClip(cast);

    const change = (revision: number, of: object) =>
      call<Serialised<Audition>>('PATCH', `/audition/${audition.id}`, {
        token: tenant.teamToken,
        body: { ...makeTerms(), outcomeBy: makeDeadline(9), scriptPdf: null, revision, ...of },
      });

    const replaced = (await change(2, { clip: second })).collection;
    expect([replaced.clip!.id, replaced.changedTerms]).toEqual([
      second,
      expect.arrayContaining(['clip']) as unknown,
    ]);

    await sweepFiles({ olderThanMs: 0 });

    const owner = { agencyId: tenant.agencyId, projectId: cast.project.id };
    const exists = async (id: string) => (await bucket().file(getClipPath(owner, id)).exists())[0];
    expect(await Promise.all([clip, second].map(exists))).toEqual([false, true]);
    // Without the field it stays.
    expect((await change(3, { brief: 'Softly.' })).collection.clip!.id).toBe(second);
    expect((await change(4, { brief: 'Softly.', clip: null })).collection.clip).toBeNull();
    expect(await play(byLink)).toBe(404);
    expect(await play(path, tenant.clientToken)).toBe(404);

    expect((await submit(cast, 2)).status).toBe(201);
    const late = await change(5, { brief: 'Softly.', clip: await uploadClip(cast) });
    expect([late.status, late.error.code]).toEqual([409, 'audition.clipHeard']);
  });

  it('is shown beside the script in the engineer’s session', async () => {
    const freshTenant = await makeTenant(1);
    const cast = await makeCast(freshTenant, 1);
    const booked = await bookVoice(freshTenant, cast);
    const answer = await requestAuditions(cast, freshTenant.clientToken);
    const engineer = await makeEngineer([freshTenant.agencyId], {}, ['eng']);
    const stranger = await makeEngineer([freshTenant.agencyId], {}, ['eng']);
    const session = (
      await plan(
        freshTenant.teamToken,
        cast.castingId,
        makePlan(freshTenant, booked, { engineerId: engineer.uid }),
      )
    ).collection;
    const path = `/casting/recordingSession/${session.id}`;
    expect(await play(`${path}/clip`, engineer.token)).toBe(404);

    const { collection } = await upload(cast, freshTenant.clientToken);
    const owner = { agencyId: freshTenant.agencyId, projectId: cast.project.id };
    const clip = { id: collection.id, durationMs: 9000, peaks: [0.5], level: null };
    await firestore()
      .doc(`auditions/${answer.collection.id}`)
      .update({ clip, clipPath: getClipPath(owner, collection.id) });

    const files = (await call<SessionFiles>('GET', `${path}/file`, { token: engineer.token })).collection;
    expect(files.script!.clip).toEqual({ durationMs: 9000, peaks: [0.5], level: null });
    expect(await play(`${path}/clip`, engineer.token)).toBe('audio/mpeg');
    for (const token of [stranger.token, otherTenant.teamToken])
      expect(await play(`${path}/clip`, token)).toBe(404);
  });
});
