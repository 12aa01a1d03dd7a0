import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toEntryId } from '@domain/auditions/auditions.ts';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { APP, firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';
import { hideTalents } from '../stack/places.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

it('guests play approved takes, none or all, as the owner of the link chose, and receive nothing else', async () => {
  const tenant = await makeTenant(3);
  const cast = await makeCast(tenant);
  const { castingId, voice } = cast;
  const token = tenant.clientToken;
  await requestAuditions({ castingId, voice }, token);

  const [approved, chosen, silent] = tenant.talents.map(({ id, email }) => ({
    id: toEntryId(castingId, voice.id, id),
    email,
  }));
  for (const { id, email } of [approved!, chosen!])
    expect((await call('POST', await getUploadPath(id, email), { body: uploadForm(take) })).status).toBe(201);

  const preview = async () => {
    const page = await call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`);
    const text = JSON.stringify(page.collection);
    // Guests never see record ids.
    for (const { id } of [approved!, chosen!, silent!]) expect(text).not.toContain(id);
    return page.collection.castings[0]!.voices;
  };

  const listTakes = async () => (await preview()).flatMap((shown) => shown.take ?? []);
  const setHears = (what: string) =>
    call('PATCH', `/casting/${castingId}/link`, { token, body: { hears: what } });
  const play = async (url: string) => (await fetch(new URL(url, APP))).status;

  expect(await listTakes()).toEqual([]);
  expect((await setHears('allTakes')).status).toBe(200);
  expect(await listTakes()).toHaveLength(2);
  expect((await setHears('everything')).status).toBe(422);

  await call('PATCH', `/audition-entry/approve/${approved!.id}`, { token, body: { isApproved: true } });
  await setHears('approvedTakes');

  const [heard, ...none] = await listTakes();
  expect(none).toEqual([]);

  expect(Object.keys(heard!).sort()).toEqual([
    'audioUrl',
    'durationMs',
    'level',
    'peaks',
    'syntheticVoiceConsent',
    'takes',
  ]);

  expect(await play(heard!.audioUrl)).toBe(200);
  await call('PATCH', `/audition-entry/approve/${approved!.id}`, { token, body: { isApproved: false } });
  // A guest's audio address stops working when the approval is withdrawn.
  expect(await play(heard!.audioUrl)).toBe(404);
  expect(await listTakes()).toEqual([]);

  await call('PATCH', `/audition-entry/approve/${approved!.id}`, { token, body: { isApproved: true } });
  await setHears('demos');
  expect(await listTakes()).toEqual([]);
  await setHears('approvedTakes');
  await hideTalents(castingId, token, [tenant.talents[0]!.id]);
  expect(await listTakes()).toEqual([]);
  expect((await firestore().doc(`castings/${castingId}`).get()).get('linkTerms.hears')).toBe('approvedTakes');
});
