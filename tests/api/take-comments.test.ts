import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { VOICE_COMMENTS_MAX, type VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Serialised } from '@domain/contract.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(2), makeTenant(1)]);
});
/** Two requested voices, of which the first has sent a take. */
setUpOnce(async () => {
  cast = await makeCast(tenant);
  await requestAuditions(cast, tenant.clientToken);
  const path = await getUploadPath(toEntryId(), tenant.talents[0]?.email);
  await call('POST', path, { body: uploadForm(take) });
});

const toEntryId = (number = 1): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[number - 1]?.id}`;
const readEntry = async () => (await firestore().doc(`auditionEntries/${toEntryId()}`).get()).data();
const comment = (body: object = {}, token: string | undefined = tenant.clientToken, id = cast.castingId) =>
  call<Serialised<VoiceComment>>('POST', `/casting/${id}/comment/take`, {
    token,
    body: { auditionEntryId: toEntryId(), atMs: 1200, text: 'Slower here', ...body },
  });
const thread = async (): Promise<readonly string[]> => {
  const found = await firestore()
    .collection('voiceComments')
    .where('auditionEntryId', '==', toEntryId())
    .get();
  return found.docs.map((snapshot) => String(snapshot.get('text')));
};

describe('comments on a take', () => {
  it('contain author and time, and appear neither in the audition nor in an audit', async () => {
    const before = await readEntry();
    const { status, collection } = await comment({ text: ' <b>Slower</b> here\r\n' });
    expect(status).toBe(201);

    expect(collection).toMatchObject({
      userId: `client-${tenant.key}`,
      auditionEntryId: toEntryId(),
      voiceId: cast.voice.id,
      talentId: tenant.talents[0]?.id,
      atMs: 1200,
      text: '<b>Slower</b> here',
    });

    expect(collection.castingDemoId).toBeUndefined();

    const late = await comment({ atMs: 3_000_000 }, tenant.teamToken);
    expect(late.collection.atMs).toBe(before?.['durationMs']);
    expect(await readEntry()).toEqual(before);

    const subject = `voiceComments/${collection.id}`;
    const audit = await findAuditEntry(subject);
    expect(audit.docs.map((snapshot) => snapshot.get('action'))).toEqual(['castings.commentTake']);
    expect(JSON.stringify(audit.docs.map((snapshot) => snapshot.data()))).not.toContain('Slower');
  });

  it('are written by company and agency, but not by the talent', async () => {
    const elsewhere = await makePerson(tenant.agencyId, 'company-elsewhere', 'client');

    const answers = await Promise.all([
      comment({}, tenant.clientToken),
      comment({}, tenant.teamToken),
      comment({}, elsewhere.token),
      comment({}, stranger.clientToken),
      comment({}, stranger.teamToken),
      comment({}, tenant.talentToken),
      call('POST', `/casting/${cast.castingId}/comment/take`, { body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 404, 404, 404, 403, 401]);
    expect(await thread()).toHaveLength(2);
  });

  it('need a submitted take of their own casting', async () => {
    const waiting = await comment({ auditionEntryId: toEntryId(2) });
    expect([waiting.status, waiting.error.code]).toEqual([409, 'audition.notUploaded']);
    const otherCast = await makeCast(tenant);
    expect((await comment({}, tenant.clientToken, otherCast.castingId)).status).toBe(404);
    expect((await comment({ auditionEntryId: 'nothing-here' })).status).toBe(404);
    expect((await comment({ text: '  ' })).error.property).toBe('text');
    expect((await comment({ text: 'x'.repeat(501) })).error.property).toBe('text');
    expect(await thread()).toEqual([]);
  });

  it('are limited to 200', async () => {
    const { collection } = await comment();
    const { id: _, createdAt: __, ...record } = collection;
    const batch = firestore().batch();
    for (let count = 2; count < VOICE_COMMENTS_MAX; count += 1)
      batch.set(firestore().collection('voiceComments').doc(), { ...record, createdAt: new Date() });
    await batch.commit();
    expect((await comment()).status).toBe(201);
    const { status, error } = await comment();
    expect([status, error.code]).toEqual([409, 'casting.tooManyComments']);
  });

  it("are hidden on the request's page, on the public one, and from its talent", async () => {
    await comment({ text: 'Between us alone' });

    const path = await getUploadPath(toEntryId(), tenant.talents[0]?.email);
    const token = new URLSearchParams(path.split('?')[1]).get('token');
    const visible = { token: tenant.clientToken, body: { previewVisible: true } };
    await call('PATCH', `/casting/${cast.castingId}`, visible);

    const pages = await Promise.all([
      call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`),
      call('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`),
      call('POST', `/casting/link/${cast.casting.urlIdentifier}/open`, { body: {} }),
      call('GET', `/audition-entry/talent/${tenant.talents[0]?.id}`, { token: tenant.teamToken }),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(pages.map(({ collection }) => collection))).not.toContain('Between us');
  });
});
