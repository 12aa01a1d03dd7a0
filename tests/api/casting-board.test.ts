import { beforeAll, describe, expect, it } from 'vitest';
import type { Casting, CastingDemo, ListedDemo, PreviewPage } from '@domain/castings/castings.ts';
import type { Page, Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { refreshCopies } from '../stack/copies.ts';
import { call } from '../stack/call.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

type CastingReply = Serialised<Casting>;

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let token: string;
/** People without access to this tenant: another company's and another agency's. */
let strangers: readonly string[];
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(4), makeTenant(1)]);
  token = tenant.clientToken;
  const [colleague, admin] = await Promise.all([
    makePerson(tenant.agencyId, otherTenant.companyId, 'client'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
  strangers = [colleague.token, admin.token, otherTenant.teamToken, otherTenant.clientToken];
});
setUpOnce(async () => {
  cast = await makeCast(tenant, 3);
});

const change = <Reply = CastingReply>(path: string, body: object, by = token, key?: string) =>
  call<Reply>('PATCH', path, { token: by, body, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const hide = (talentIds: readonly (string | undefined)[], by = token) =>
  change(`/casting/${cast.castingId}/hideTalent`, { hideTalentFromPreviewList: talentIds }, by);
const tag = (tags: Readonly<Record<string, string>>, by = token, key?: string) =>
  change(
    `/casting/${cast.castingId}/voice/${cast.voice.id}/talentTag`,
    { talentTagList: Object.entries(tags).map(([talentId, text]) => ({ talentId, tag: text })) },
    by,
    key,
  );
const takeOff = (talentId: string, by = token, voiceId = cast.voice.id) =>
  change(`/casting/${cast.castingId}/voice/${voiceId}/removeTalent`, { talentId }, by);
const choose = (index: number, isSelected = true) =>
  change(`/casting-demo/${cast.shortlisted[index]?.id}/${cast.project.id}`, { isSelected });
const getTalent = (index: number): string => tenant.talents[index]?.id ?? '';
const getDemo = (index: number): string => tenant.talents[index]?.demoId ?? '';
const readCasting = async () => (await firestore().doc(`castings/${cast.castingId}`).get()).data() as Casting;
const readStoredProject = async () =>
  (await firestore().doc(`projects/${cast.project.id}`).get()).data() as Project;
const listDemos = async (by = token) =>
  call<Serialised<ListedDemo>[]>('GET', `/casting-demo?castingId=${cast.castingId}`, { token: by });
const countAudits = async (action: string, subject: string): Promise<number> => {
  const found = await findAuditEntry(subject);
  return found.docs.filter((entry) => entry.get('action') === action).length;
};
const preview = () => call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`);
const listShownNames = async () =>
  (await preview()).collection.castings[0]?.voices.map(({ talentPublicName }) => talentPublicName);
const makeSecondDemo = async (): Promise<string> => {
  const id = `${getDemo(0)}-second`;
  for (const collection of ['demos', 'demoCache']) {
    const first = await firestore()
      .doc(`${collection}/${getDemo(0)}`)
      .get();
    await firestore()
      .doc(`${collection}/${id}`)
      .set({ ...first.data(), principalInCategory: false });
  }

  await refreshCopies(tenant.talents[0]?.id ?? '');

  return id;
};
const deleteProject = () => call('DELETE', `/project/${cast.project.id}`, { token });

/** Outsiders and talents are denied; the agency's own people are allowed. */
const expectOwnAlone = async (attempt: (by: string) => Promise<{ readonly status: number }>) => {
  for (const by of strangers) expect((await attempt(by)).status).toBe(404);
  expect((await attempt(tenant.talentToken)).status).toBe(403);
  expect((await attempt(tenant.teamToken)).status).toBe(200);
};

describe('hiding talents from the preview', () => {
  it('removes them, and showing them again restores them', async () => {
    expect(await listShownNames()).toHaveLength(3);

    const { status, collection } = await hide([getTalent(0), getTalent(2)]);
    expect([status, collection.hideTalentFromPreviewList]).toEqual([200, [getTalent(0), getTalent(2)]]);
    expect(await listShownNames()).toEqual(['Talent 2.']);

    const hidden = (await listDemos()).collection.filter(
      ({ hideTalentFromPreview }) => hideTalentFromPreview,
    );
    expect(hidden.map(({ talentId }) => talentId).sort()).toEqual([getTalent(0), getTalent(2)].sort());
    expect((await hide([getTalent(2)])).status).toBe(200);
    expect(await listShownNames()).toEqual(['Talent 1.', 'Talent 2.']);
    expect(await countAudits('castings.hideTalent', `castings/${cast.castingId}`)).toBe(2);
  });

  it('is refused for an unlisted talent, and stays for a hidden one', async () => {
    expect((await hide([getTalent(3)])).error).toMatchObject({
      status: 422,
      property: 'hideTalentFromPreviewList',
    });
    expect((await hide([otherTenant.talents[0]?.id])).status).toBe(422);
    expect((await readCasting()).hideTalentFromPreviewList).toEqual([]);
    await hide([getTalent(0)]);
    await takeOff(getTalent(0));
    expect((await hide([getTalent(0), getTalent(1)])).status).toBe(200);
  });

  it('merges concurrent changes to different talents', async () => {
    const alter = (body: object, by = token) => change(`/casting/${cast.castingId}/hideTalent`, body, by);
    await hide([getTalent(2)]);

    const answers = await Promise.all([
      alter({ hide: [getTalent(0)] }),
      alter({ hide: [getTalent(1)] }, tenant.teamToken),
      alter({ show: [getTalent(2)] }, tenant.teamToken),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([...(await readCasting()).hideTalentFromPreviewList].sort()).toEqual(
      [getTalent(0), getTalent(1)].sort(),
    );
    expect(await listShownNames()).toEqual(['Talent 3.']);
    expect((await alter({ hide: [getTalent(0)] })).status).toBe(200);
    expect(await countAudits('castings.hideTalent', `castings/${cast.castingId}`)).toBe(4);
    expect((await alter({ hide: [getTalent(3)] })).error).toMatchObject({ status: 422, property: 'hide' });

    for (const body of [
      { hide: [getTalent(0)], show: [getTalent(0)] },
      { hideTalentFromPreviewList: [], show: [] },
    ])
      expect((await alter(body)).status).toBe(422);
  });

  it('is limited to people of the project', () => expectOwnAlone((by) => hide([getTalent(0)], by)));
});

describe('tags', () => {
  it('are stored per character, one by one, and removed when empty', async () => {
    expect((await tag({ [getTalent(0)]: 'Backup' })).collection.talentVoiceTag).toEqual({
      [cast.voice.id]: [{ talentId: getTalent(0), tag: 'Backup' }],
    });
    await tag({ [getTalent(1)]: 'Favourite' }, tenant.teamToken);

    const both = [
      { talentId: getTalent(0), tag: 'Backup' },
      { talentId: getTalent(1), tag: 'Favourite' },
    ];
    expect((await readCasting()).talentVoiceTag).toEqual({ [cast.voice.id]: both });
    expect((await tag({ [getTalent(0)]: '' })).collection.talentVoiceTag).toEqual({
      [cast.voice.id]: [both[1]],
    });
    expect(JSON.stringify((await preview()).collection)).not.toContain('Favourite');
  });

  it('are merged when concurrent, and a repeat adds nothing', async () => {
    const answers = await Promise.all([
      tag({ [getTalent(0)]: 'Backup' }, token, `tag-${cast.castingId}`),
      tag({ [getTalent(0)]: 'Backup' }, token, `tag-${cast.castingId}`),
      tag({ [getTalent(1)]: 'Favourite' }, tenant.teamToken),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readCasting()).talentVoiceTag?.[cast.voice.id]).toHaveLength(2);
    expect(await countAudits('castings.tagTalents', `castings/${cast.castingId}`)).toBe(2);
  });

  it('are refused for an unlisted talent, and when too long', async () => {
    expect((await tag({ [getTalent(0)]: 'Fine', [getTalent(3)]: 'Not there' })).status).toBe(422);
    expect((await tag({ [getTalent(0)]: 'x'.repeat(61) })).status).toBe(422);
    expect((await readCasting()).talentVoiceTag).toBeUndefined();
    const otherCast = await makeCast(tenant, 0);
    const path = `/casting/${cast.castingId}/voice/${otherCast.voice.id}/talentTag`;
    expect((await change(path, { talentTagList: [] })).status).toBe(404);
  });

  it('are limited to people of the project', () =>
    expectOwnAlone((by) => tag({ [getTalent(0)]: 'Mine' }, by)));
});

describe('removing a talent', () => {
  it('removes all of their demos, with counts and choices', async () => {
    const demoId = await makeSecondDemo();
    const body = { castingId: cast.castingId, voiceId: cast.voice.id, demoId };
    await call('POST', `/casting-demo/${cast.project.id}`, { token, body });
    await choose(0);

    expect(await readStoredProject()).toMatchObject({
      state: 'Booking',
      progress: { shortlisted: 4, chosen: 1 },
    });

    expect((await takeOff(getTalent(0))).status).toBe(200);

    expect((await listDemos()).collection.map(({ talentId }) => talentId)).toEqual([
      getTalent(1),
      getTalent(2),
    ]);

    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 2 });

    expect(await readStoredProject()).toMatchObject({
      state: 'Casting',
      progress: { shortlisted: 2, chosen: 0 },
    });
  });

  it('succeeds for a removed demo, once', async () => {
    for (const _ of ['once', 'twice']) expect((await takeOff(getTalent(0))).status).toBe(200);
    const both = await Promise.all([takeOff(getTalent(1)), takeOff(getTalent(1), tenant.teamToken)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readCasting()).shortlisted).toEqual({ [cast.voice.id]: 1 });
    expect(await countAudits('castings.removeTalent', `castings/${cast.castingId}`)).toBe(2);
  });

  it('is limited to people of the project', () => expectOwnAlone((by) => takeOff(getTalent(0), by)));
});

describe('several demos in one request', () => {
  const upsert = (
    demos: readonly { readonly demoId: string; readonly isSelected?: boolean; readonly voiceId?: string }[],
    by = token,
  ) => {
    const places = demos.map((demo) => ({ castingId: cast.castingId, voiceId: cast.voice.id, ...demo }));
    return change<Serialised<CastingDemo>[]>(
      `/casting-demo/project/${cast.project.id}`,
      { castingDemos: places },
      by,
    );
  };

  it('are listed at the end, and the choice moves with them', async () => {
    await choose(0);

    const { status, collection } = await upsert([
      { demoId: getDemo(3), isSelected: true },
      { demoId: getDemo(1) },
    ]);
    expect([status, collection.map(({ order, isSelected }) => [order, isSelected])]).toEqual([
      200,
      [
        [3, true],
        [1, false],
      ],
    ]);

    const all = (await listDemos()).collection;
    expect(all.map(({ demoId, isSelected }) => [demoId, isSelected])).toEqual([
      [getDemo(0), false],
      [getDemo(1), false],
      [getDemo(2), false],
      [getDemo(3), true],
    ]);

    expect(await readStoredProject()).toMatchObject({
      state: 'Booking',
      progress: { shortlisted: 4, chosen: 1 },
    });

    expect((await upsert([{ demoId: getDemo(3), isSelected: false }])).status).toBe(200);
    expect(await readStoredProject()).toMatchObject({ state: 'Casting', progress: { chosen: 0 } });
  });

  it('are refused together: one unknown, one twice, two chosen for one character', async () => {
    const voice = await addCharacter(cast.project.id, token, 'Captain');
    const ofCaptain = { demoId: getDemo(3), voiceId: voice.collection.id };
    const before = await readStoredProject();
    expect((await upsert([ofCaptain, { demoId: 'no-such-demo' }])).status).toBe(404);
    expect((await upsert([ofCaptain, { demoId: otherTenant.talents[0]?.demoId ?? '' }])).status).toBe(404);
    expect((await upsert([ofCaptain, ofCaptain])).status).toBe(422);

    const two = [0, 1].map((index) => ({ demoId: getDemo(index), isSelected: true }));
    expect((await upsert([ofCaptain, ...two])).status).toBe(422);
    expect(await readStoredProject()).toEqual(before);
    expect((await upsert([ofCaptain, ...two.slice(0, 1)])).status).toBe(200);
  });

  it('are limited to people of the project', () =>
    expectOwnAlone((by) => upsert([{ demoId: getDemo(3) }], by)));
});

describe('reading castings', () => {
  const list = (query: string, by = token) =>
    call<Page<CastingReply>>('GET', `/casting${query}`, { token: by });

  it('lists all of the company’s, newest first, page by page', async () => {
    const freshTenant = await makeTenant(0);
    const { project } = await makeCast(freshTenant, 0);
    for (let index = 0; index < 26; index += 1) {
      const createdAt = new Date(Date.now() - index * 1000);
      await firestore()
        .doc(`castings/${project.id}_x${index}`)
        .set({ ...(await firestore().doc(`castings/${project.id}_eng`).get()).data(), createdAt });
    }

    const first = await list('', freshTenant.clientToken);
    expect([first.status, first.collection.items.length]).toEqual([200, 25]);

    const second = await list(`?cursor=${first.collection.cursor}`, freshTenant.clientToken);
    const all = [...first.collection.items, ...second.collection.items];
    expect([new Set(all.map(({ id }) => id)).size, second.collection.cursor]).toEqual([27, undefined]);

    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('can be filtered by project, company and agency, without deleted records', async () => {
    const listIds = async (query: string, by = token) =>
      (await list(query, by)).collection.items.map(({ id }) => id);
    const query = `?projectId=${cast.project.id}`;
    expect(await listIds(query)).toEqual([cast.castingId]);
    expect(await listIds(query, tenant.teamToken)).toEqual([cast.castingId]);
    for (const by of strangers) expect(await listIds(query, by)).toEqual([]);
    expect((await list('', tenant.talentToken)).status).toBe(403);
    expect((await list('?cursor=bm9uc2Vuc2U')).status).toBe(422);
    await deleteProject();
    expect(await listIds(query)).toEqual([]);
  });

  it('returns one, and its list in order', async () => {
    const get = (by: string) => call<CastingReply>('GET', `/casting/${cast.castingId}`, { token: by });
    expect((await get(token)).collection).toMatchObject({ id: cast.castingId, language: 'eng' });
    await expectOwnAlone(get);

    const order = [2, 0, 1].map((index) => cast.shortlisted[index]?.id);
    await change(`/casting-demo/change-order/${cast.castingId}`, {
      voiceId: cast.voice.id,
      castingDemoIds: order,
    });

    expect((await listDemos()).collection.map(({ id }) => id)).toEqual(order);
    await expectOwnAlone(listDemos);
  });

  it('adds a casting for the language in the body', async () => {
    const create = (language: string, by = token) =>
      call<CastingReply>('POST', '/casting', { token: by, body: { projectId: cast.project.id, language } });
    expect((await create('fra')).collection).toMatchObject({ id: `${cast.project.id}_fra` });
    expect((await create('fra')).status).toBe(409);
    for (const by of strangers) expect((await create('ita', by)).status).toBe(404);
    expect((await create('ita', tenant.teamToken)).status).toBe(201);
  });
});

describe('a deleted project', () => {
  it('refuses each of the changes above', async () => {
    const body = {
      castingDemos: [{ castingId: cast.castingId, voiceId: cast.voice.id, demoId: getDemo(3) }],
    };

    const changes = [
      () => hide([getTalent(0)]),
      () => tag({ [getTalent(0)]: 'Backup' }),
      () => takeOff(getTalent(0)),
      () => choose(1),
      () => change(`/casting-demo/project/${cast.project.id}`, body),
      () => call('POST', '/casting', { token, body: { projectId: cast.project.id, language: 'fra' } }),
    ];
    await deleteProject();

    for (const attempt of changes) {
      const { status, error } = await attempt();
      expect([status, error.code]).toEqual([409, 'project.deleted']);
    }

    await call('POST', `/project/${cast.project.id}/restore`, { token, body: {} });
    for (const attempt of changes) expect((await attempt()).status).toBeLessThan(300);
  });
});
