import { beforeAll, describe, expect, it } from 'vitest';
import type { Casting, CastingDemo, TalentTag } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Project, Character } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { listDemo, findPlaces } from '../stack/places.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let token: string;
/** Another character of the project. */
let captain: string;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(4), makeTenant(1)]);
  token = tenant.clientToken;
});
setUpOnce(async () => {
  cast = await makeCast(tenant, 3);
  const voice = { token, body: { projectId: cast.project.id, name: 'Captain' } };
  captain = (await call<Serialised<Character>>('POST', '/voice', voice)).collection.id;
});

const getTalent = (index: number): string => tenant.talents[index]?.id ?? '';
const getDemo = (index: number): string => tenant.talents[index]?.demoId ?? '';
interface Further {
  readonly from?: string;
  readonly to?: string;
  readonly position?: number;
  readonly by?: string;
  readonly key?: string;
}
const move = (
  index: number,
  { from = cast.voice.id, to = captain, position, by = token, key }: Further = {},
) =>
  call<Serialised<CastingDemo>>('PATCH', `/casting-demo/move/${cast.castingId}`, {
    token: by,
    body: {
      demoId: getDemo(index),
      voiceId: from,
      toVoiceId: to,
      ...(position === undefined ? {} : { position }),
    },
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });
const list = (index: number, voiceId: string) =>
  listDemo(cast.project.id, token, { castingId: cast.castingId, voiceId, demoId: getDemo(index) });
const back = { from: () => captain, to: () => cast.voice.id };
const readStored = async <T>(path: string) => (await firestore().doc(path).get()).data() as T;
const readCasting = () => readStored<Casting>(`castings/${cast.castingId}`);
const project = () => readStored<Project>(`projects/${cast.project.id}`);
/** A character's demos in their order. */
const listOf = async (voiceId: string): Promise<readonly string[]> =>
  (await findPlaces(cast.castingId, voiceId)).map((place) => String(place.get('demoId')));
const countAudits = async (): Promise<number> => {
  const found = await findAuditEntry(`castings/${cast.castingId}`);
  return found.docs.filter((entry) => entry.get('action') === 'castings.moveDemo').length;
};
const tag = (index: number, voiceId: string, text: string) =>
  call('PATCH', `/casting/${cast.castingId}/voice/${voiceId}/talentTag`, {
    token,
    body: { talentTagList: [{ talentId: getTalent(index), tag: text }] },
  });
const getTags = async (voiceId: string): Promise<readonly TalentTag[]> =>
  (await readCasting()).talentVoiceTag?.[voiceId] ?? [];

describe('moving a demo to another character', () => {
  it('keeps order and counts, and can be reverted', async () => {
    await list(3, captain);

    const { status, collection } = await move(1, { position: 0 });
    expect([status, collection.voiceId, collection.order]).toEqual([200, captain, 0]);
    expect(await listOf(captain)).toEqual([getDemo(1), getDemo(3)]);
    expect(await listOf(cast.voice.id)).toEqual([getDemo(0), getDemo(2)]);
    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 2, [captain]: 2 });
    expect((await project()).progress.shortlisted).toBe(4);
    await move(1, { from: back.from(), to: back.to(), position: 1 });
    expect(await listOf(cast.voice.id)).toEqual([getDemo(0), getDemo(1), getDemo(2)]);
    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 3, [captain]: 1 });
    expect(await countAudits()).toBe(2);
  });

  it('puts it at the end without a position, or with one beyond it', async () => {
    await move(0);
    await move(1, { position: 90 });
    expect(await listOf(captain)).toEqual([getDemo(0), getDemo(1)]);
  });

  it('moves the tag, unless the talent has one there', async () => {
    await tag(0, cast.voice.id, 'Backup');
    await tag(1, cast.voice.id, 'Warm');
    await list(1, captain);
    await tag(1, captain, 'Too old');
    await move(0);
    expect(await getTags(cast.voice.id)).toEqual([{ talentId: getTalent(1), tag: 'Warm' }]);

    expect(await getTags(captain)).toEqual([
      { talentId: getTalent(1), tag: 'Too old' },
      { talentId: getTalent(0), tag: 'Backup' },
    ]);
  });

  it('ends a choice, which belongs to the character', async () => {
    const path = `/casting-demo/${cast.shortlisted[0]?.id}/${cast.project.id}`;
    await call('PATCH', path, { token, body: { isSelected: true } });
    expect(await project()).toMatchObject({ state: 'Booking', progress: { chosen: 1 } });
    expect((await move(0)).collection.isSelected).toBe(false);
    expect(await project()).toMatchObject({ state: 'Casting', progress: { chosen: 0, shortlisted: 3 } });
  });

  it('is refused, with a reason, if it is listed there already or the list is full', async () => {
    await list(0, captain);
    expect((await move(0)).error).toMatchObject({ status: 409, code: 'casting.alreadyListed' });

    const first = await firestore()
      .doc(`castingDemos/${cast.castingId}_${captain}_${getDemo(0)}`)
      .get();
    const copies = Array.from({ length: 99 }, (_, index) =>
      firestore()
        .doc(`castingDemos/${cast.castingId}_${captain}_copy-${index}`)
        .set({ ...first.data(), demoId: `copy-${index}`, order: index + 1 }),
    );
    await Promise.all(copies);

    const { error } = await move(1);
    expect(error).toMatchObject({ status: 409, code: 'casting.listFull' });
    expect(error?.message).toContain('Captain');
    expect(await listOf(cast.voice.id)).toHaveLength(3);

    const made = await firestore().collection('castingDemos').where('voiceId', '==', captain).get();
    await Promise.all(made.docs.filter(({ id }) => id.includes('_copy-')).map(({ ref }) => ref.delete()));
  });

  it('is refused for a talent with an audition request, and for a withdrawn one', async () => {
    await requestAuditions(cast, token, { script: '', brief: '' });

    const { error } = await move(0);
    expect(error).toMatchObject({ status: 409, code: 'casting.hasAudition' });
    expect(error?.message).toContain('Narrator');
    await list(3, captain);
    expect((await move(3, { from: captain, to: cast.voice.id })).status).toBe(200);

    const place = firestore().doc(`castingDemos/${cast.shortlisted[1]?.id}`);
    await place.update({ isWithdrawn: true });
    expect((await move(1)).error).toMatchObject({ code: 'demo.notAvailable' });
    await place.update({ isWithdrawn: false });
    expect(await listOf(cast.voice.id)).toHaveLength(4);
  });

  it('succeeds for the first of two, and a repeat gets the first reply', async () => {
    const key = `move-${cast.castingId}`;
    const answers = await Promise.all([
      move(0, { key }),
      move(0, { key }),
      move(0, { by: tenant.teamToken }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listOf(captain)).toEqual([getDemo(0)]);
    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 2, [captain]: 1 });
    expect(await countAudits()).toBe(1);
  });

  it('loses and duplicates nothing during concurrent reordering and removal', async () => {
    await list(3, captain);

    const ids = cast.shortlisted.map(({ id }) => id).reverse();
    const order = call('PATCH', `/casting-demo/change-order/${cast.castingId}`, {
      token,
      body: { voiceId: cast.voice.id, castingDemoIds: ids },
    });
    const removal = call('DELETE', `/casting-demo/${cast.project.id}/${cast.shortlisted[2]?.id}`, {
      token: tenant.teamToken,
    });
    const moves = [move(0), move(1, { by: tenant.teamToken }), move(3, { from: captain, to: cast.voice.id })];
    const [ordered, removed, ...moved] = await Promise.all([order, removal, ...moves]);
    expect(removed.status).toBe(200);
    expect([200, 409]).toContain(ordered.status);
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200]);

    const [here, there] = [await listOf(cast.voice.id), await listOf(captain)];
    expect([...there].sort()).toEqual([getDemo(0), getDemo(1)].sort());
    expect(here).toEqual([getDemo(3)]);
    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 1, [captain]: 2 });
  });

  it('is limited to people and characters of the project', async () => {
    const [colleague, admin] = await Promise.all([
      makePerson(tenant.agencyId, otherTenant.companyId, 'client'),
      makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
    ]);
    for (const by of [colleague.token, admin.token, otherTenant.clientToken, otherTenant.teamToken])
      expect((await move(0, { by })).status).toBe(404);
    expect((await move(0, { by: tenant.talentToken })).status).toBe(403);

    const otherCast = await makeCast(tenant, 0);
    expect((await move(0, { to: otherCast.voice.id })).status).toBe(404);
    expect((await move(0, { to: cast.voice.id })).status).toBe(422);
    expect((await move(3)).status).toBe(404);
    expect(await listOf(cast.voice.id)).toHaveLength(3);
    expect((await move(0, { by: tenant.teamToken })).status).toBe(200);
  });
});
