import { beforeAll, describe, expect, it } from 'vitest';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { VOICE_COMMENTS_MAX, type VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Serialised } from '@domain/contract.ts';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { listDemo } from '../stack/places.ts';

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(2), makeTenant(1)]);
});
setUpOnce(async () => {
  cast = await makeCast(tenant);
});

const placeId = (index = 0): string => cast.shortlisted[index]?.id ?? '';
const comment = (body: object = {}, token: string | undefined = tenant.clientToken, id = cast.castingId) =>
  call<Serialised<VoiceComment>>('POST', `/casting/${id}/comment`, {
    token,
    body: { castingDemoId: placeId(), atMs: 1200, text: 'Slower here', ...body },
  });
const remove = (id: string, token: string | undefined = tenant.clientToken, castingId = cast.castingId) =>
  call('DELETE', `/casting/${castingId}/comment/${id}`, { token });
const place = async (id = placeId()): Promise<CastingDemo> =>
  (await firestore().doc(`castingDemos/${id}`).get()).data() as CastingDemo;
const thread = async (castingDemoId = placeId()): Promise<readonly string[]> => {
  const found = await firestore()
    .collection('voiceComments')
    .where('castingDemoId', '==', castingDemoId)
    .get();
  return found.docs.map((snapshot) => String(snapshot.get('text')));
};

describe('comments of a project’s own people', () => {
  it('contain author and time, are counted on the voice, and appear in no audit', async () => {
    const { status, collection } = await comment({ text: ' Slower here\r\n' });
    expect(status).toBe(201);

    expect(collection).toMatchObject({
      userId: `client-${tenant.key}`,
      name: 'client',
      castingDemoId: placeId(),
      atMs: 1200,
      text: 'Slower here',
    });

    expect((await comment({ atMs: 3_000_000 }, tenant.teamToken)).collection.atMs).toBe(
      Math.round((await place()).demo.durationMs),
    );
    expect((await place()).comments).toBe(2);

    const audit = await findAuditEntry(`voiceComments/${collection.id}`);
    expect(audit.docs.map((entry) => entry.get('action'))).toEqual(['castings.comment']);
    expect(JSON.stringify(audit.docs.map((entry) => entry.data()))).not.toContain('Slower');
  });

  it('are written by the company and the agency only', async () => {
    const elsewhere = await makePerson(tenant.agencyId, 'company-elsewhere', 'client');

    const answers = await Promise.all([
      comment({}, tenant.clientToken),
      comment({}, tenant.teamToken),
      comment({}, elsewhere.token),
      comment({}, stranger.clientToken),
      comment({}, stranger.teamToken),
      comment({}, tenant.talentToken),
      call('POST', `/casting/${cast.castingId}/comment`, { body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 404, 404, 404, 403, 401]);

    const otherCast = await makeCast(tenant);
    expect((await comment({ castingDemoId: otherCast.shortlisted[0]?.id })).status).toBe(404);
    expect(await thread()).toHaveLength(2);
  });

  it('are refused if empty, too long or too many', async () => {
    expect((await comment({ text: '  ' })).error.property).toBe('text');
    expect((await comment({ text: 'x'.repeat(501) })).error.property).toBe('text');
    expect((await comment({ atMs: -1 })).error.property).toBe('atMs');
    await firestore().doc(`castingDemos/${placeId()}`).update({ comments: VOICE_COMMENTS_MAX });

    const { status, error } = await comment();
    expect([status, error.code]).toEqual([409, 'casting.tooManyComments']);
    await firestore()
      .doc(`castingDemos/${placeId()}`)
      .update({ comments: VOICE_COMMENTS_MAX - 1 });
    expect((await comment()).status).toBe(201);
    // Counted by hand above.
    await firestore().doc(`castingDemos/${placeId()}`).update({ comments: 1 });
  });

  it('are deleted by their author, or by the agency, but not by a colleague', async () => {
    const colleague = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const [ownComment, agencys, third] = [
      (await comment()).collection.id,
      (await comment({}, tenant.teamToken)).collection.id,
      (await comment({}, colleague.token)).collection.id,
    ];
    expect((await remove(agencys)).status).toBe(403);
    expect((await remove(third)).status).toBe(403);
    expect((await remove(ownComment, stranger.teamToken)).status).toBe(404);

    const elsewhere = await makeCast(tenant, 0);
    expect((await remove(ownComment, tenant.clientToken, elsewhere.castingId)).status).toBe(404);
    expect((await place()).comments).toBe(3);
    expect((await remove(ownComment)).status).toBe(200);
    expect((await remove(third, tenant.teamToken)).status).toBe(200);
    expect((await remove(ownComment)).status).toBe(200);
    expect((await place()).comments).toBe(1);
    expect(await thread()).toHaveLength(1);
  });

  it('move with a voice, and join those left at its destination', async () => {
    const token = tenant.clientToken;
    const captain = (await addCharacter(cast.project.id, token, 'Captain')).collection.id;
    await comment({ text: 'One' });
    await comment({ text: 'Two' });

    const demoId = cast.shortlisted[0]?.demoId;

    const move = (voiceId: string, toVoiceId: string) =>
      call<Serialised<CastingDemo>>('PATCH', `/casting-demo/move/${cast.castingId}`, {
        token,
        body: { demoId, voiceId, toVoiceId },
      });

    const moved = (await move(cast.voice.id, captain)).collection;
    expect(moved.comments).toBe(2);
    expect(await thread(moved.id)).toHaveLength(2);
    expect(await thread()).toEqual([]);
    await call('DELETE', `/casting-demo/${cast.project.id}/${moved.id}`, { token });
    await listDemo(cast.project.id, token, { castingId: cast.castingId, voiceId: cast.voice.id, demoId });
    expect((await place()).comments).toBeUndefined();
    await comment({ text: 'Three' });

    const joined = (await move(cast.voice.id, captain)).collection;
    expect(joined.comments).toBe(3);
    expect((await move(captain, cast.voice.id)).collection.comments).toBe(3);
    expect([...(await thread())].sort()).toEqual(['One', 'Three', 'Two']);
  });

  it('return with a voice that was removed and restored, alone or with others', async () => {
    const token = tenant.clientToken;
    const { project, voice, castingId } = cast;
    const removeDemo = (index: number) =>
      call('DELETE', `/casting-demo/${project.id}/${placeId(index)}`, { token });
    const commentId = (await comment()).collection.id;
    await comment({ castingDemoId: placeId(1) });
    await removeDemo(0);
    expect((await comment()).status).toBe(404);

    const [first, second] = cast.shortlisted.map(({ demoId }) => ({ castingId, voiceId: voice.id, demoId }));
    await call('POST', `/casting-demo/${project.id}`, { token, body: first });
    expect((await place()).comments).toBe(1);
    await removeDemo(0);
    await removeDemo(1);

    await call('PATCH', `/casting-demo/project/${project.id}`, {
      token,
      body: { castingDemos: [first, second].map((item) => ({ ...item, isSelected: false })) },
    });

    expect([(await place()).comments, (await place(placeId(1))).comments]).toEqual([1, 1]);
    await removeDemo(0);
    expect((await remove(commentId)).status).toBe(200);
    await call('POST', `/casting-demo/${project.id}`, { token, body: first });
    expect((await place()).comments).toBeUndefined();
  });

  it('are absent from public pages and their audio', async () => {
    await comment({ text: 'Between us alone' });

    const visible = { token: tenant.clientToken, body: { previewVisible: true } };
    await call('PATCH', `/casting/${cast.castingId}`, visible);

    const linkOn = { token: tenant.clientToken, body: { linkEnabled: true } };
    await call('PATCH', `/project/${cast.project.id}/link`, linkOn);

    const pages = await Promise.all([
      call('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`),
      call('GET', `/project/${cast.project.id}/casting`),
      call('POST', `/casting/link/${cast.casting.urlIdentifier}/open`, { body: {} }),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(pages.map(({ collection }) => collection))).not.toContain('Between us');
  });

  it('are deleted with their project', async () => {
    await comment();
    const token = tenant.clientToken;
    await call('PUT', `/project/${cast.project.id}/presence`, { token });
    await call('DELETE', `/project/${cast.project.id}`, { token });
    expect((await comment()).error.code).toBe('project.deleted');
    await purgeProjects(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(await thread()).toEqual([]);
    const present = firestore().collection('projectPresence').where('projectId', '==', cast.project.id);
    expect((await present.get()).size).toBe(0);
  });
});
