import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import type { ProjectView as WithUsage } from '@domain/projects/project-view.ts';
import { makeAccount } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addAsset, addLicence, makeChoice } from '../stack/pricing.ts';
import { makeNeighbours, makeProjectCalls, readStoredProject, type ProjectView } from '../stack/projects.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { requestAuditions } from '../stack/auditions.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let token: string;
beforeAll(async () => {
  ({ tenant, other: otherTenant } = await makeNeighbours());
  token = tenant.clientToken;
});

const { create, patch, list, namesIn, shelve } = makeProjectCalls(() => token);

describe('the fields of a project', () => {
  const details = {
    brandCategory: 'CARS',
    market: 'Families',
    countries: ['ESP', 'FRA'],
    media: ['TV', 'RADIO'],
    airDate: '2031-05-01',
    estimatedRecordingDate: '2031-04-02',
    numberOfVoices: 2,
    spots: 3,
    length: '30 s and 10 s',
    units: 250,
    sessionMinutes: 90,
    budget: { amount: 500000, currency: 'EUR' },
    notes: 'One\ntwo',
    message: 'Hello',
  };

  it('are saved in parts, and deleted', async () => {
    const { collection: project } = await create({ name: 'Details' });
    expect((await patch(project.id, details)).collection).toMatchObject(details);
    expect(await readStoredProject(project.id)).toMatchObject(details);
    const nothing = { airDate: null, numberOfVoices: null, budget: null, countries: [], notes: '' };
    expect((await patch(project.id, nothing)).collection).toMatchObject({ ...nothing, spots: 3 });
  });

  it.each([
    ['a country that there is not', { countries: ['XXX'] }],
    ['a category that is not in the catalogue', { brandCategory: 'COMMERCIAL' }],
    ['a medium that is not in the catalogue', { media: ['SMOKE_SIGNALS'] }],
    ['a day that there is not', { airDate: '2031-02-30' }],
    ['a day that is over', { airDate: '2001-02-03' }],
    ['a third of an hour', { sessionMinutes: 70 }],
    ['half a spot', { spots: 0.5 }],
    ['no spot at all', { spots: 0 }],
    ['more than can be counted', { units: 2 ** 53 }],
    ['a budget without a currency', { budget: { amount: 1 } }],
    ['the same country twice', { countries: ['ESP', 'ESP'] }],
  ])('are refused with %s, and nothing is stored', async (_what, body) => {
    const { collection: project } = await create({ name: 'Bad' });
    expect((await patch(project.id, { ...body, market: 'Kept?' })).status).toBe(422);
    expect((await readStoredProject(project.id)).market).toBe('');
  });

  it('are compared in parts, including lists and amounts', async () => {
    const { collection: project } = await create({ name: 'Two editors' });
    const seen = { countries: [], budget: null };
    const first = { countries: ['ESP'], was: { countries: seen.countries } };
    expect((await patch(project.id, first)).status).toBe(200);
    const late = await patch(project.id, { countries: ['FRA'], was: { countries: seen.countries } });
    expect([late.status, late.error?.property]).toEqual([409, 'countries']);
    const budget = { budget: { amount: 1, currency: 'EUR' }, was: { budget: seen.budget } };
    expect((await patch(project.id, budget)).status).toBe(200);
    expect((await patch(project.id, { countries: ['ESP'], was: { countries: [] } })).status).toBe(200);
  });
});

describe('the accounting number of a project', () => {
  it('is set by staff only, while clients change the rest', async () => {
    const { collection: project } = await create({ name: 'Booked' });
    const refused = await patch(project.id, { holdedId: 'PRJ-1', market: 'Mine' });
    expect([refused.status, refused.error?.property]).toEqual([403, 'holdedId']);
    expect(await readStoredProject(project.id)).toMatchObject({ holdedId: '', market: '' });
    expect((await patch(project.id, { holdedId: 'PRJ-1' }, tenant.teamToken)).status).toBe(200);
    expect((await patch(project.id, { holdedId: 'PRJ-2' }, otherTenant.teamToken)).status).toBe(404);
    expect((await readStoredProject(project.id)).holdedId).toBe('PRJ-1');

    const model = await call<ProjectView>('POST', `/project/${project.id}/duplicate`, {
      token,
      body: { name: 'Again' },
    });
    expect(model.collection.holdedId).toBe('');
  });
});

describe('one project', () => {
  const get = (id: string, query = '', by = token) =>
    call<WithUsage>('GET', `/project/${id}${query}`, { token: by });

  it('prices licences by their terms, not by stored sums', async () => {
    const { project, voice } = await makeCast(tenant, 0);
    expect((await get(project.id)).collection).toMatchObject({ license: [], format: [], duration: [] });

    const asset = await addAsset(token, voice.id);
    const licence = await addLicence(token, asset.id);
    expect(licence.status).toBe(201);

    const { format, duration, territoryCover } = makeChoice();
    const { collection } = await get(project.id);
    expect(collection.license).toHaveLength(1);

    expect([collection.format, collection.duration, collection.territoryCover]).toMatchObject([
      [{ code: format.code }],
      [{ code: duration.code }],
      [{ code: territoryCover.code }],
    ]);

    await call('DELETE', `/license/${asset.id}/${licence.collection.id}`, { token });
    expect((await get(project.id)).collection.license).toEqual([]);
  });

  it('has playback addresses of its shortlisted demos on request, without withdrawn ones', async () => {
    const cast = await makeCast(tenant, 2);
    const { id } = cast.project;
    expect((await get(id)).collection).not.toHaveProperty('demos');

    const { collection } = await get(id, '?includeDemoUrls=true');
    const demoIds = cast.shortlisted.map(({ demoId }) => demoId).sort();
    expect(collection.demos?.map(({ demoId }) => demoId).sort()).toEqual(demoIds);
    expect(collection.hasMoreDemos).toBe(false);

    const [first] = collection.demos ?? [];
    expect((await fetch(`${APP}${first?.demoSignedUrl}`)).status).toBe(200);
    await firestore().doc(`castingDemos/${cast.shortlisted[0]?.id}`).update({ isWithdrawn: true });
    expect((await get(id, '?includeDemoUrls=true')).collection.demos).toHaveLength(1);
    for (const by of [otherTenant.clientToken, otherTenant.teamToken])
      expect((await get(id, '?includeDemoUrls=true', by)).status).toBe(404);
    expect((await get(id, '?includeDemoUrls=yes')).status).toBe(422);
    await firestore().doc(`castingDemos/${cast.shortlisted[0]?.id}`).update({ isWithdrawn: false });
  });
});

describe('the audience of a project', () => {
  it('is chosen by staff, among the companies of their agency', async () => {
    const made = await create({ name: 'By the team', companyId: tenant.companyId }, tenant.teamToken);
    expect([made.status, made.collection.companyId]).toEqual([201, tenant.companyId]);
    expect(await namesIn('?search=by+the+team')).toEqual(['By the team']);
  });

  it('is required from staff, and refused for a company of another agency', async () => {
    expect((await create({ name: 'None' }, tenant.teamToken)).status).toBe(422);
    for (const by of [token, tenant.teamToken]) {
      const made = await create({ name: 'Theirs', companyId: otherTenant.companyId }, by);
      expect(made.status).toBe(404);
    }
  });
});

describe('the list', () => {
  it('is searched by the start of words, in any name, and filtered by kind, state and shelf', async () => {
    const list = await makeTenant(0);
    const by = list.clientToken;
    await create({ name: 'Árbol rojo', brand: 'Acme' }, by);
    await create({ name: 'Blue tree', brand: 'Other', type: 'express' }, by);

    const { collection: gone } = await create({ name: 'Old tree' }, by);
    await shelve(gone.id, 'archive', by);
    expect(await namesIn('', by)).toEqual(['Blue tree', 'Árbol rojo']);
    expect(await namesIn('?search=arb+acm', by)).toEqual(['Árbol rojo']);
    expect(await namesIn('?search=arb+oth', by)).toEqual([]);
    expect(await namesIn('?type=express', by)).toEqual(['Blue tree']);
    expect(await namesIn('?shelf=archived', by)).toEqual(['Old tree']);
    expect(await namesIn('?shelf=archived&state=Closed&search=tree', by)).toEqual(['Old tree']);
    expect(await namesIn('?state=Casting', by)).toEqual([]);
  });

  it('is paginated, newest first, without duplicates', async () => {
    const { clientToken: by } = await makeTenant(0);
    for (const name of ['1', '2', '3', '4', '5']) await create({ name }, by);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(`?pageSize=2${cursor ? `&cursor=${cursor}` : ''}`, by);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.cursor;
    } while (cursor);

    expect(seen).toEqual(['5', '4', '3', '2', '1']);
  });

  it('contains the projects of all clients of an agency only', async () => {
    const { collection: created } = await create({ name: 'Mine alone' });
    expect(await namesIn('?search=mine+alone', tenant.teamToken)).toEqual(['Mine alone']);
    expect(await namesIn('?search=mine+alone', otherTenant.teamToken)).toEqual([]);
    expect(await namesIn('?search=mine+alone', otherTenant.clientToken)).toEqual([]);
    expect((await call('GET', '/project', { token: tenant.talentToken })).status).toBe(403);
    expect((await call('GET', `/project/${created.id}`, { token: otherTenant.teamToken })).status).toBe(404);
  });
});

describe('a client without a company', () => {
  it('lists no projects or castings, unlike a colleague with a company', async () => {
    const uid = `no-company-${tenant.key}`;
    const lists = ['/project', '/casting'];
    const fetchStatuses = (by: string) =>
      Promise.all(lists.map(async (path) => (await call('GET', path, { token: by })).status));
    const { token: without } = await makeAccount({ uid, held: { client: [tenant.agencyId] }, user: {} });
    for (const companyId of [null, FieldValue.delete()]) {
      await firestore().doc(`users/${uid}`).update({ companyId });
      expect(await fetchStatuses(without)).toEqual([403, 403]);
    }

    expect(await fetchStatuses(token)).toEqual([200, 200]);
  });
});

describe('the state of a project', () => {
  let cast: Cast;
  setUpOnce(async () => {
    cast = await makeCast(tenant, 2);
  });

  const ask = () =>
    requestAuditions(cast, token, { script: 'Script', brief: 'Brief', deadline: makeDeadline(9) });

  const choose = (index: number, isSelected: boolean, by = token) =>
    call('PATCH', `/casting-demo/${cast.shortlisted[index]?.id}/${cast.project.id}`, {
      token: by,
      body: { isSelected },
    });

  it('is new at first, and casting from the first voice on, permanently', async () => {
    const { collection: project } = await create({ name: 'New' });
    expect(await readStoredProject(project.id)).toMatchObject({ state: 'New', progress: NO_PROGRESS });

    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Casting',
      progress: { ...NO_PROGRESS, shortlisted: 2 },
    });

    for (const { id } of cast.shortlisted)
      await call('DELETE', `/casting-demo/${cast.project.id}/${id}`, { token });

    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Casting',
      progress: NO_PROGRESS,
    });
  });

  it('includes counts of auditions, and when they are due', async () => {
    expect((await ask()).status).toBe(201);
    const project = await readStoredProject(cast.project.id);
    expect(project.progress).toEqual({ ...NO_PROGRESS, shortlisted: 2, requested: 2 });
    expect(project.deadlines).toHaveLength(1);
  });

  it('becomes booking with a chosen voice, one per character, and reverts without one', async () => {
    expect((await choose(0, true)).status).toBe(200);

    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Booking',
      progress: { chosen: 1 },
    });

    expect((await choose(1, true)).status).toBe(200);
    expect((await choose(1, true)).status).toBe(200);

    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Booking',
      progress: { chosen: 1 },
    });

    const first = await firestore().doc(`castingDemos/${cast.shortlisted[0]?.id}`).get();
    expect(first.get('isSelected')).toBe(false);
    expect((await choose(1, false)).status).toBe(200);

    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Casting',
      progress: { chosen: 0 },
    });
  });

  it('returns to casting when the chosen voice is removed', async () => {
    await choose(0, true);
    await call('DELETE', `/casting-demo/${cast.project.id}/${cast.shortlisted[0]?.id}`, { token });
    expect(await readStoredProject(cast.project.id)).toMatchObject({
      state: 'Casting',
      progress: { ...NO_PROGRESS, shortlisted: 1 },
    });
  });

  it('reflects one of two concurrent choices', async () => {
    const answers = await Promise.all([choose(0, true), choose(1, true, tenant.teamToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readStoredProject(cast.project.id)).progress.chosen).toBe(1);
  });

  it('cannot be changed by others', async () => {
    expect((await choose(0, true, otherTenant.teamToken)).status).toBe(404);
    expect((await choose(0, true, otherTenant.clientToken)).status).toBe(404);
    expect((await choose(0, true, tenant.talentToken)).status).toBe(403);
  });
});

describe('several languages in one request', () => {
  type Result = { readonly language: string; readonly outcome: string };
  const castLanguages = (id: string, languages: readonly string[], by = token) =>
    call<readonly Result[]>('POST', `/casting/${id}/many`, { token: by, body: { languages } });
  const findProjectCastings = async (id: string) =>
    (await firestore().collection('castings').where('projectId', '==', id).get()).docs
      .map((casting) => casting.get('language') as string)
      .sort();

  it('are added in order, with a report of existing ones', async () => {
    const { collection: project } = await create({ name: 'Many', languages: ['fra'] });
    const { status, collection } = await castLanguages(project.id, ['spa', 'fra', 'eng']);
    expect(status).toBe(201);

    expect(collection.map(({ language, outcome }) => [language, outcome])).toEqual([
      ['spa', 'added'],
      ['fra', 'exists'],
      ['eng', 'added'],
    ]);

    const { languages, languageProgress } = await readStoredProject(project.id);
    expect(languages).toEqual(['fra', 'spa', 'eng']);
    expect(languageProgress['eng']).toEqual(NO_PROGRESS);
    expect(await findProjectCastings(project.id)).toEqual(['eng', 'fra', 'spa']);
  });

  it('are limited to a project’s maximum', async () => {
    const { collection: project } = await create({ name: 'Full' });
    const languages = Array.from(
      { length: LANGUAGES_MAX - 1 },
      (_, index) => `x${String(index).padStart(2, '0')}`,
    );
    await firestore()
      .doc(`projects/${project.id}`)
      .update({
        languages,
        languageProgress: Object.fromEntries(languages.map((language) => [language, NO_PROGRESS])),
      });

    const { collection } = await castLanguages(project.id, ['spa', 'eng']);
    expect(collection.map(({ outcome }) => outcome)).toEqual(['added', 'tooMany']);
    expect((await readStoredProject(project.id)).languages).toHaveLength(LANGUAGES_MAX);
  });

  it("are refused for an unknown or repeated language, or another's project", async () => {
    const { collection: project } = await create({ name: 'Mine' });
    const nothing: readonly string[] = [];
    for (const languages of [nothing, ['eng', 'zzz'], ['eng', 'eng']])
      expect((await castLanguages(project.id, languages)).status).toBe(422);
    for (const by of [otherTenant.clientToken, otherTenant.teamToken])
      expect((await castLanguages(project.id, ['eng'], by)).status).toBe(404);
    expect((await castLanguages(project.id, ['eng'], tenant.talentToken)).status).toBe(403);
    expect(await findProjectCastings(project.id)).toEqual([]);
    expect((await castLanguages(project.id, ['eng'], tenant.teamToken)).status).toBe(201);
  });
});

describe('a copy of a project', () => {
  it('has its details, characters and languages, and neither its dates nor its voices', async () => {
    const cast = await makeCast(tenant, 1);
    const { collection: captain } = await addCharacter(cast.project.id, token, 'Captain');
    await firestore().doc(`voices/${captain.id}`).update({ description: 'Old, calm' });
    await patch(cast.project.id, { market: 'Families', airDate: '2031-05-01', message: 'Hello' });

    const delivery = { pattern: '{asset}', format: 'audio/wav', profile: null, acceptAfterDays: 7 };
    const settings = { takeReceiver: 'agency', scriptsArePrivate: true, delivery };
    await firestore().doc(`projects/${cast.project.id}`).update(settings);

    const body = { name: 'Next year' };
    const { status, collection } = await call<ProjectView>('POST', `/project/${cast.project.id}/duplicate`, {
      token,
      body,
    });
    expect(status).toBe(201);

    expect(collection).toMatchObject({
      name: 'Next year',
      brand: 'Brand',
      market: 'Families',
      airDate: null,
      message: '',
      languages: ['eng'],
      state: 'New',
      progress: NO_PROGRESS,
      ...settings,
    });

    const voices = await firestore().collection('voices').where('projectId', '==', collection.id).get();
    const read = voices.docs.map((voice) => [voice.get('name'), voice.get('description')].join(': ')).sort();
    expect(read).toEqual(['Captain: Old, calm', 'Narrator: ']);

    const refused = await call('POST', `/project/${cast.project.id}/duplicate`, {
      token: otherTenant.clientToken,
      body,
    });
    expect(refused.status).toBe(404);
  });
});

describe('characters', () => {
  it('are renamed together, or not at all', async () => {
    const cast = await makeCast(tenant, 0);
    const rename = (voices: readonly object[], by = token) =>
      call('PATCH', '/voice/many', { token: by, body: { projectId: cast.project.id, voices } });
    expect((await rename([{ id: cast.voice.id, name: 'Guide' }])).status).toBe(200);

    const nameNow = async () =>
      (await firestore().doc(`voices/${cast.voice.id}`).get()).get('name') as string;
    expect(await nameNow()).toBe('Guide');

    const strange = await rename([
      { id: cast.voice.id, name: 'Lost' },
      { id: 'voice-harbour-captain', name: 'Mine' },
    ]);
    expect(strange.status).toBe(404);
    expect((await rename([{ id: cast.voice.id, name: 'Theirs' }], otherTenant.clientToken)).status).toBe(404);
    expect(await nameNow()).toBe('Guide');
  });

  it('have distinct names, ignoring accents and case', async () => {
    const cast = await makeCast(tenant, 0);
    const projectId = cast.project.id;
    const add = (name: string) => addCharacter(projectId, token, name);
    const answers = await Promise.all([add('Camarógrafo'), add('camarografo')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);

    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.error.code, refused?.error.property]).toEqual(['voice.nameTaken', 'name']);

    const { id } = answers.find(({ status }) => status === 201)!.collection;
    const rename = (voices: readonly object[]) =>
      call('PATCH', '/voice/many', { token, body: { projectId, voices } });
    const taken = await rename([{ id, name: 'NARRATOR' }]);
    expect([taken.status, taken.error.property]).toEqual([409, 'voices[0].name']);

    // Two characters may swap names.
    const swapped = await rename([
      { id, name: 'Narrator' },
      { id: cast.voice.id, name: 'Camarógrafo' },
    ]);
    expect(swapped.status).toBe(200);
  });
});
