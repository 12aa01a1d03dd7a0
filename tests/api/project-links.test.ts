import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastingDemo, PreviewPage } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { breakTransactions } from '../stack/faults.ts';
import { makeGuest, openLink, type GuestCaller } from '../stack/guests.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeSpanishCast } from '../stack/spanish.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { hideTalents } from '../stack/places.ts';

let tenant: Tenant;
let stranger: Tenant;
/** A client of another company at the same agency. */
let rival: string;
let cast: Cast;
let spanish: { readonly castingId: string; readonly place: Serialised<CastingDemo> };
let link = '';

beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(2), makeTenant(1)]);
  const { token } = await makeAccount({
    uid: `rival-${tenant.key}`,
    held: { client: [tenant.agencyId] },
    user: { companyId: `company-rival-${tenant.key}` },
  });
  rival = token;
});

const setLink = (body: object, token: string | undefined = tenant.clientToken, id = cast.project.id) =>
  call<Serialised<Project>>('PATCH', `/project/${id}/link`, { token, body });
const show = (castingId: string, previewVisible: boolean) =>
  call('PATCH', `/casting/${castingId}`, { token: tenant.clientToken, body: { previewVisible } });
const preview = (identifier = link) => call<PreviewPage>('GET', `/casting/link/${identifier}`);
const previewById = () => call<PreviewPage>('GET', `/project/${cast.project.id}/casting`);
const getLanguages = ({ castings }: PreviewPage) => castings.map(({ language }) => language).sort();
/** Keys of the voices that a page shows in one language. */
const listVoices = async (language: string): Promise<readonly string[]> =>
  ((await preview()).collection.castings.find((casting) => casting.language === language)?.voices ?? []).map(
    ({ key }) => key,
  );
const listStored = async (collection: string) =>
  (await firestore().collection(collection).where('projectId', '==', cast.project.id).get()).docs;
const listVotes = async () =>
  (await listStored('guestVotes')).map((snapshot) => [
    snapshot.get('castingId') as string,
    snapshot.get('vote') as string,
    snapshot.get('byProjectLink') as unknown,
  ]);

setUpOnce(async () => {
  cast = await makeCast(tenant);
  const { casting, place } = await makeSpanishCast(tenant, cast);
  spanish = { castingId: casting.id, place };
  await show(cast.castingId, true);
  await show(spanish.castingId, true);
  const { collection } = await setLink({ linkEnabled: true, asksVotes: true });
  link = collection.urlIdentifier ?? '';
});

describe('the link of a project', () => {
  it('is switched on and set by its company and agency only, without a readable passcode', async () => {
    const fresh = await makeCast(tenant, 0);
    const { id } = fresh.project;
    const set = (token: string | undefined) => setLink({ linkEnabled: true }, token, id);
    for (const token of [stranger.clientToken, stranger.teamToken])
      expect((await set(token)).status).toBe(404);
    expect((await set(tenant.talentToken)).status).toBe(403);

    const unsigned = await call('PATCH', `/project/${id}/link`, { body: { linkEnabled: true } });
    expect(unsigned.status).toBe(401);
    expect((await set(tenant.teamToken)).status).toBe(200);

    const { collection } = await setLink({ passcode: 'open sesame' }, tenant.clientToken, id);
    expect(collection).toMatchObject({
      linkEnabled: true,
      linkTerms: { hasPasscode: true, asksVotes: false, sharesComments: false },
    });

    expect(collection.urlIdentifier).toMatch(/^[\w-]{24}$/);
    expect(collection.updatedAt).toBe(fresh.project.updatedAt);

    const snapshots = await Promise.all(
      ['projects', 'linkSecrets'].map((name) => firestore().doc(`${name}/${id}`).get()),
    );
    const audit = await findAuditEntry(`projects/${id}`);
    const records = audit.docs.map((snapshot) => snapshot.data());
    expect(JSON.stringify([...snapshots.map((snapshot) => snapshot.data()), ...records])).not.toContain(
      'sesame',
    );
    expect(JSON.stringify(records)).toContain('castings.setProjectLink');
    expect(JSON.stringify(records)).not.toContain(collection.urlIdentifier);
    expect((await setLink({ passcode: 'abc' })).error.property).toBe('passcode');
    expect((await setLink({ urlIdentifier: 'chosen' })).status).toBe(422);
  });

  it('is inaccessible to another company of the agency', async () => {
    expect((await setLink({ linkEnabled: false }, rival)).status).toBe(404);
    const guest = await makeGuest(link);
    const [record] = await listStored('guests');
    const forget = (by: string) =>
      call('DELETE', `/project/${cast.project.id}/guest/${record?.id}`, { token: by });
    expect((await forget(rival)).status).toBe(404);
    expect((await guest.rename('Still here')).status).toBe(200);
    expect((await forget(tenant.clientToken)).status).toBe(200);
  });

  it('shows the languages selected for it, and no ids', async () => {
    const hide = (hideTalentFromPreviewList: readonly unknown[]) =>
      hideTalents(cast.castingId, tenant.clientToken, hideTalentFromPreviewList);
    await hide([cast.shortlisted[0]?.talentId]);

    const { collection: page } = await preview();
    expect(getLanguages(page)).toEqual(['eng', 'spa']);

    const voices = page.castings.flatMap((casting) =>
      casting.voices.map(({ demo }) => [casting.language, demo.name]),
    );
    expect(voices.sort()).toEqual([
      ['eng', 'Warm'],
      ['spa', 'Cálida'],
    ]);

    expect(page.project).toEqual((await previewById()).collection.project);
    expect(page.asksVotes).toBe(true);

    const text = JSON.stringify(page);
    for (const id of [cast.project.id, cast.castingId, cast.voice.id, spanish.place.demoId, tenant.agencyId])
      expect(text).not.toContain(id);

    await show(spanish.castingId, false);
    expect(getLanguages((await preview()).collection)).toEqual(['eng']);
    await call('PATCH', `/casting/${cast.castingId}/link`, {
      token: tenant.clientToken,
      body: { passcode: 'of its own' },
    });
    // An empty page, but still a valid link.
    expect((await preview()).collection).toMatchObject({ castings: [], characters: [] });
  });

  it('opens its own preview, which no other address opens', async () => {
    for (const path of [
      `/casting/urlIdentifier/${link}`,
      `/casting/link/${cast.casting.urlIdentifier}`,
      '/casting/link/never-was-one',
    ])
      expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    expect((await call('GET', `/project/${cast.project.id}`, { token: link })).status).toBe(401);
  });
});

describe('a passcode of a project’s link', () => {
  it('admits people who know it', async () => {
    await setLink({ passcode: 'open sesame' });

    const closed = await preview();
    expect([closed.status, closed.error.code]).toEqual([403, 'preview.passcode']);

    const wrong = await openLink(link, { passcode: 'open barley' });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'preview.wrongPasscode']);

    const { collection: entered } = await openLink(link, { passcode: 'open sesame' });
    expect(entered.page && getLanguages(entered.page)).toEqual(['eng', 'spa']);
    expect((await openLink(link, { session: entered.session })).status).toBe(200);
    expect((await previewById()).error.code).toBe('preview.passcode');
    await setLink({ passcode: 'another one' });
    expect((await openLink(link, { session: entered.session })).status).toBe(403);
    await setLink({ passcode: null });
    expect((await preview()).status).toBe(200);
  });
});

describe('a guest of a project’s link', () => {
  it('votes and comments in each language, for that casting', async () => {
    const guest = await makeGuest(link);
    const [english = ''] = await listVoices('eng');
    const [secondVoice = ''] = await listVoices('spa');
    expect((await guest.vote(english, 'yes')).status).toBe(200);
    expect((await guest.vote(secondVoice, 'no')).status).toBe(200);
    expect((await guest.vote(secondVoice, 'maybe')).status).toBe(200);

    expect((await listVotes()).sort()).toEqual([
      [cast.castingId, 'yes', true],
      [spanish.castingId, 'maybe', true],
    ]);

    expect((await guest.comment(secondVoice, 'Más suave', 500)).status).toBe(201);

    const [comment] = await listStored('guestComments');
    expect(comment?.data()).toMatchObject({ castingId: spanish.castingId, byProjectLink: true, atMs: 500 });

    const [record] = await listStored('guests');
    expect(record?.get('castingId')).toBeNull();

    const { collection: again } = await openLink(link, { session: guest.page.session });
    expect(again.votes.map(({ vote }) => vote).sort()).toEqual(['maybe', 'yes']);
    expect(again.comments).toMatchObject([{ voice: secondVoice, text: 'Más suave', isOwn: true }]);
    expect((await guest.vote('nothing-here', 'yes')).status).toBe(409);
    await guest.vote(english, null);
    expect(await listVotes()).toEqual([[spanish.castingId, 'maybe', true]]);
  });

  it('reads comments of the same link if shared, unlike guests of a casting’s link', async () => {
    const token = tenant.clientToken;
    await setLink({ sharesComments: true });

    await call('PATCH', `/casting/${cast.castingId}/link`, {
      token,
      body: { asksVotes: true, sharesComments: true },
    });

    const [voice = ''] = await listVoices('eng');
    const ofProject: readonly GuestCaller[] = [await makeGuest(link), await makeGuest(link)];
    const castingGuests = [
      await makeGuest(cast.casting.urlIdentifier),
      await makeGuest(cast.casting.urlIdentifier),
    ] as const;
    const { collection: page } = await call<PreviewPage>(
      'GET',
      `/casting/urlIdentifier/${cast.casting.urlIdentifier}`,
    );
    await ofProject[0]?.comment(voice, 'By the project');
    await castingGuests[0].comment(page.castings[0]?.voices[0]?.key ?? '', 'By the language');

    const read = async (identifier: string, guest: GuestCaller | undefined) =>
      (await openLink(identifier, { session: guest?.page.session ?? '' })).collection.comments.map(
        ({ text }) => text,
      );

    expect(await read(link, ofProject[1])).toEqual(['By the project']);
    expect(await read(cast.casting.urlIdentifier, castingGuests[1])).toEqual(['By the language']);
    await setLink({ sharesComments: false });
    expect(await read(link, ofProject[1])).toEqual([]);
  });

  it('has no access to another link', async () => {
    const token = tenant.clientToken;
    const terms = { token, body: { asksVotes: true, passcode: 'sesame' } };
    await call('PATCH', `/casting/${cast.castingId}/link`, terms);

    const guestCaller = await makeGuest(cast.casting.urlIdentifier, 'sesame');
    // Its passcode removes the casting from the project's page; Spanish remains.
    const [voice = ''] = await listVoices('spa');
    const ofProject = await makeGuest(link);
    const key = guestCaller.page.page?.castings[0]?.voices[0]?.key ?? '';
    const vote = (identifier: string, session: string, voiceId: string) =>
      call('PUT', `/casting/link/${identifier}/vote`, { body: { session, voice: voiceId, vote: 'yes' } });
    const [projects, castings] = [ofProject.page.session, guestCaller.page.session];
    expect((await vote(cast.casting.urlIdentifier, projects, key)).status).toBe(401);
    expect((await openLink(cast.casting.urlIdentifier, { session: projects })).status).toBe(403);
    expect((await vote(link, castings, voice)).status).toBe(401);

    const elsewhere = await makeCast(tenant, 0);
    const { collection: secondLink } = await setLink(
      { linkEnabled: true, asksVotes: true },
      token,
      elsewhere.project.id,
    );
    expect((await vote(secondLink.urlIdentifier ?? '', projects, voice)).status).toBe(401);
    expect(await listVotes()).toEqual([]);
    expect((await vote(cast.casting.urlIdentifier, castings, key)).status).toBe(200);
    expect((await vote(link, projects, voice)).status).toBe(200);
  });
});

describe('hidden records', () => {
  const HIDERS: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a casting that is out of the preview', () => show(spanish.castingId, false)],
    [
      'a casting with a passcode of its own',
      () =>
        call('PATCH', `/casting/${spanish.castingId}/link`, {
          token: tenant.clientToken,
          body: { passcode: 'its own' },
        }),
    ],
    [
      'a talent who is hidden',
      () => hideTalents(spanish.castingId, tenant.clientToken, [spanish.place.talentId]),
    ],
  ];

  it.each(HIDERS)('refuse a vote immediately: %s', async (_, hide) => {
    const [english = ''] = await listVoices('eng');
    const [voice = ''] = await listVoices('spa');
    const guest = await makeGuest(link);
    expect((await guest.vote(voice, 'yes')).status).toBe(200);
    await hide();
    expect((await guest.vote(voice, 'no')).status).toBe(409);
    expect((await guest.comment(voice, 'Late')).status).toBe(409);

    const { collection: again } = await openLink(link, { session: guest.page.session });
    expect(again.votes).toEqual([]);
    expect((await guest.vote(english, 'yes')).status).toBe(200);

    expect((await listVotes()).sort()).toEqual([
      [cast.castingId, 'yes', true],
      [spanish.castingId, 'yes', true],
    ]);
  });

  it('refuse a vote in progress', async () => {
    const server = await startOwnApi();
    const { collection } = await openLink(link, {}, server.address);
    // Its keys are its own.
    const seen = await call<PreviewPage>('GET', `/casting/link/${link}`, { at: server.address });
    const voice = seen.collection.castings.find(({ language }) => language === 'spa')?.voices[0]?.key;

    const vote = () =>
      call('PUT', `/casting/link/${link}/vote`, {
        body: { session: collection.session, voice, vote: 'yes' },
        at: server.address,
      });

    const counting = breakTransactions(() => undefined);
    expect((await vote()).status).toBe(200);

    const last = counting.heal();
    const broken = breakTransactions(async (number) => {
      if (number === last) await show(spanish.castingId, false);
      return undefined;
    });
    expect((await vote()).status).toBe(409);
    broken.heal();
    await server.stop();
  });
});

describe('a closed project link', () => {
  const getToken = () => tenant.clientToken;

  const CLOSERS: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['switched off', () => setLink({ linkEnabled: false })],
    ['replaced', () => setLink({ renewLink: true })],
    [
      'expired',
      () =>
        firestore()
          .doc(`projects/${cast.project.id}`)
          .update({ 'linkTerms.expiresAt': Timestamp.fromMillis(Date.now() - 1000) }),
    ],
    ['archived', () => call('POST', `/project/${cast.project.id}/archive`, { token: getToken(), body: {} })],
    ['deleted', () => call('DELETE', `/project/${cast.project.id}`, { token: getToken() })],
  ];

  it.each(CLOSERS)('accepts nothing from guests: %s', async (_, close) => {
    const [voice = ''] = await listVoices('eng');
    const guest = await makeGuest(link);
    const { key } = (await guest.comment(voice, 'Before')).collection;
    expect((await guest.vote(voice, 'yes')).status).toBe(200);
    await close();

    const after = [
      await preview(),
      await openLink(link),
      await openLink(link, { session: guest.page.session }),
      await guest.vote(voice, 'no'),
      await guest.comment(voice, 'After'),
      await guest.rename('Late'),
      await guest.removeComment(key),
    ];
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 410));
    expect(await listVotes()).toEqual([[cast.castingId, 'yes', true]]);
  });

  it('returns with the project at the same address; a new one opens what the old one did', async () => {
    const archive = (verb: string) =>
      call('POST', `/project/${cast.project.id}/${verb}`, { token: getToken(), body: {} });
    await archive('archive');
    expect((await preview()).status).toBe(410);
    expect((await archive('restore')).status).toBe(200);
    expect((await preview()).status).toBe(200);

    const { collection } = await setLink({ renewLink: true });
    expect(collection.urlIdentifier).not.toBe(link);
    expect((await preview(collection.urlIdentifier)).status).toBe(200);
    // Links of its languages are separate.
    expect((await call('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`)).status).toBe(200);
  });
});

describe('the comments of a project link’s guests', () => {
  it('are removed and erased only by the company or the agency, without affecting others’', async () => {
    const [voice = ''] = await listVoices('spa');
    const [guestCaller, second] = [await makeGuest(link), await makeGuest(link)];
    for (const guest of [guestCaller, second]) {
      await guest.vote(voice, 'yes');
      await guest.comment(voice, 'Said');
    }

    await guestCaller.rename('Marta Vidal');

    const gone = (await listStored('guests')).find((guest) => guest.get('name') === 'Marta Vidal')?.id ?? '';
    const forget = (by: string | undefined, of = `project/${cast.project.id}`) =>
      call('DELETE', `/${of}/guest/${gone}`, { token: by });
    for (const by of [stranger.clientToken, stranger.teamToken]) expect((await forget(by)).status).toBe(404);
    expect([(await forget(tenant.talentToken)).status, (await forget(undefined)).status]).toEqual([403, 401]);

    const elsewhere = await makeCast(tenant, 0);
    for (const of of [`project/${elsewhere.project.id}`, `casting/${spanish.castingId}`])
      expect((await forget(tenant.clientToken, of)).status).toBe(404);
    expect((await forget(tenant.teamToken)).status).toBe(200);
    expect((await forget(tenant.clientToken)).status).toBe(200);
    expect((await guestCaller.vote(voice, 'no')).status).toBe(401);
    expect((await second.vote(voice, 'no')).status).toBe(200);
    expect(await listVotes()).toEqual([[spanish.castingId, 'no', true]]);

    const [comment] = await listStored('guestComments');
    const remove = (castingId: string, by: string) =>
      call('DELETE', `/casting/${castingId}/guest-comment/${comment?.id}`, { token: by });
    expect((await remove(spanish.castingId, stranger.clientToken)).status).toBe(404);
    expect((await remove(cast.castingId, tenant.clientToken)).status).toBe(404);
    expect((await remove(spanish.castingId, tenant.clientToken)).status).toBe(200);
    expect(await listStored('guestComments')).toEqual([]);
  });
});
