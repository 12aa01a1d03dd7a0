import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  toCastingDemoId,
  type Casting,
  type CastingDemo,
  type PreviewPage,
} from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { GUEST_COMMENTS_MAX } from '@domain/castings/guests.ts';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { breakTransactions } from '../stack/faults.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeGuest, openLink } from '../stack/guests.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { hideTalents, listDemo } from '../stack/places.ts';

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(2), makeTenant(1)]);
});
setUpOnce(async () => {
  cast = await makeCast(tenant);
});

const setTerms = (body: object, token: string | undefined = tenant.clientToken, id = cast.castingId) =>
  call<Casting>('PATCH', `/casting/${id}/link`, { token, body });
const link = () => cast.casting.urlIdentifier;
const preview = (identifier = link()) => call<PreviewPage>('GET', `/casting/urlIdentifier/${identifier}`);
const readVoices = async (): Promise<readonly string[]> =>
  ((await preview()).collection.castings[0]?.voices ?? []).map(({ key }) => key);
const listStored = async (collection: string) =>
  (await firestore().collection(collection).where('castingId', '==', cast.castingId).get()).docs;

describe('the settings of a link', () => {
  it('are set by its company and agency only, without a readable passcode', async () => {
    expect((await setTerms({ asksVotes: true }, stranger.clientToken)).status).toBe(404);
    expect((await setTerms({ asksVotes: true }, stranger.teamToken)).status).toBe(404);
    expect((await setTerms({ asksVotes: true }, tenant.talentToken)).status).toBe(403);
    expect((await setTerms({ asksVotes: true }, tenant.teamToken)).status).toBe(200);

    const { collection } = await setTerms({ passcode: 'open sesame' });
    expect(collection.linkTerms).toMatchObject({ hasPasscode: true, asksVotes: true, sharesComments: false });

    const snapshots = await Promise.all(
      ['castings', 'linkSecrets'].map((name) => firestore().doc(`${name}/${cast.castingId}`).get()),
    );
    const audit = await findAuditEntry(`castings/${cast.castingId}`);
    const text = JSON.stringify([...snapshots, ...audit.docs].map((snapshot) => snapshot.data()));
    expect(text).toContain('castings.setLinkTerms');
    expect(text).not.toContain('sesame');
  });

  it('refuse a short passcode and an expiry in the past', async () => {
    expect((await setTerms({ passcode: 'abc' })).error.property).toBe('passcode');
    expect((await setTerms({ expiresAt: '2020-01-01T00:00:00Z' })).error.property).toBe('expiresAt');
  });
});

describe('a passcode', () => {
  it('admits people who know it, and shows nothing to anyone else', async () => {
    await call('PATCH', `/casting/${cast.castingId}`, {
      token: tenant.clientToken,
      body: { previewVisible: true },
    });

    expect((await preview(cast.castingId)).status).toBe(200);
    await setTerms({ passcode: 'open sesame' });

    const closed = await preview();
    expect([closed.status, closed.error.code]).toEqual([403, 'preview.passcode']);
    expect((await preview(cast.castingId)).error.code).toBe('preview.passcode');
    expect((await call('GET', `/project/${cast.project.id}/casting`)).status).toBe(410);

    const wrong = await openLink(link(), { passcode: 'open barley' });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'preview.wrongPasscode']);
    expect(JSON.stringify(wrong.error)).not.toContain('Talent');

    const right = await openLink(link(), { passcode: 'open sesame' });
    expect(right.collection.page?.castings[0]?.voices).toHaveLength(2);

    const { session } = right.collection;
    expect((await openLink(link(), { session })).status).toBe(200);

    await setTerms({ passcode: 'another one' });
    expect((await openLink(link(), { session })).status).toBe(403);
    expect((await openLink(link(), { session, passcode: 'another one' })).status).toBe(200);
    await setTerms({ passcode: null });
    expect((await preview()).status).toBe(200);
  });

  it('survives a thousand guesses, which are rate limited', async () => {
    await setTerms({ passcode: '0999' });

    const server = await startOwnApi();
    const statuses: number[] = [];
    let reply = '';
    for (let from = 0; from < 1000; from += 20) {
      const guesses = Array.from({ length: 20 }, (_, index) => String(from + index).padStart(4, '0'));
      const answers = await Promise.all(
        guesses.map((passcode) => openLink(link(), { passcode }, server.address)),
      );
      for (const { status, error } of answers) {
        statuses.push(status);
        if (error.code === 'preview.tooManyTries') reply = error.message;
      }
    }

    await server.stop();
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    expect(reply).toMatch(/Wait \d+ minutes/);
  }, 300_000);
});

describe('a guest', () => {
  it('votes once on a voice, and can change or withdraw the vote', async () => {
    await setTerms({ asksVotes: true });

    const [first = '', second = ''] = await readVoices();
    const guest = await makeGuest(link());
    const answers = await Promise.all([1, 2, 3].map(() => guest.vote(first, 'yes', 'the same press')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await guest.vote(second, 'no');
    expect((await guest.vote(first, 'maybe')).collection.vote).toBe('maybe');

    const votes = (await listStored('guestVotes')).map((vote) => vote.get('vote') as unknown);
    expect([...votes].sort()).toEqual(['maybe', 'no']);
    await guest.vote(second, null);
    expect(await listStored('guestVotes')).toHaveLength(1);
    expect((await guest.vote(first, 'perhaps')).status).toBe(422);
    expect((await guest.vote('nothing-here', 'yes')).status).toBe(409);
  });

  it('keeps their comments on a voice moved to another character, and may vote again', async () => {
    await setTerms({ asksVotes: true });

    const token = tenant.clientToken;
    const captain = (await addCharacter(cast.project.id, token, 'Captain')).collection.id;
    const [place] = cast.shortlisted;

    const move = async (voiceId: string, toVoiceId: string) =>
      (
        await call<Serialised<CastingDemo>>('PATCH', `/casting-demo/move/${cast.castingId}`, {
          token,
          body: { demoId: place?.demoId, voiceId, toVoiceId },
        })
      ).collection.id;

    const listVotes = async () =>
      (await listStored('guestVotes')).map((snapshot) => [
        snapshot.get('castingDemoId') as unknown,
        snapshot.get('vote') as unknown,
        snapshot.get('forVoiceId') as unknown,
      ]);

    const before = await readVoices();
    const [key = ''] = before;
    const [guest, guestCaller] = [await makeGuest(link()), await makeGuest(link())];
    await guest.vote(key, 'no');
    await guestCaller.vote(key, 'yes');
    await guest.comment(key, 'Too young');

    const there = await move(cast.voice.id, captain);
    expect((await listVotes()).sort()).toEqual([
      [there, 'no', cast.voice.id],
      [there, 'yes', cast.voice.id],
    ]);
    const again = (await openLink(link(), { session: guest.page.session })).collection;
    const keyThere = (await readVoices()).find((voice) => !before.includes(voice)) ?? '';
    expect(again.votes).toEqual([]);
    expect(again.comments).toMatchObject([{ voice: keyThere, text: 'Too young' }]);

    // The same vote on this character is separate; the other guest's is unchanged.
    await guest.vote(keyThere, 'no');

    expect((await listVotes()).sort()).toEqual([
      [there, 'no', undefined],
      [there, 'yes', cast.voice.id],
    ]);

    const here = await move(captain, cast.voice.id);
    expect((await listVotes()).sort()).toEqual([
      [here, 'no', captain],
      [here, 'yes', undefined],
    ]);

    const back = (await openLink(link(), { session: guestCaller.page.session })).collection;
    expect(back.votes).toMatchObject([{ vote: 'yes' }]);
  });

  it('keeps the vote given at either place when a voice moves back', async () => {
    await setTerms({ asksVotes: true });

    const token = tenant.clientToken;
    const captain = (await addCharacter(cast.project.id, token, 'Captain')).collection.id;
    const demoId = cast.shortlisted[0]?.demoId;
    const before = await readVoices();
    await listDemo(cast.project.id, token, { castingId: cast.castingId, voiceId: captain, demoId });

    const guest = await makeGuest(link());
    const asCaptain = (await readVoices()).find((voice) => !before.includes(voice)) ?? '';
    await guest.vote(asCaptain, 'yes');
    await guest.vote(before[0] ?? '', 'no');

    const placeThere = toCastingDemoId(cast.castingId, captain, demoId ?? '');
    await call('DELETE', `/casting-demo/${cast.project.id}/${placeThere}`, { token });

    await call('PATCH', `/casting-demo/move/${cast.castingId}`, {
      token,
      body: { demoId, voiceId: cast.voice.id, toVoiceId: captain },
    });

    const { votes } = (await openLink(link(), { session: guest.page.session })).collection;
    expect(votes).toEqual([{ voice: asCaptain, vote: 'yes' }]);
    expect(
      (await listStored('guestVotes')).map((snapshot) => snapshot.get('vote') as unknown).sort(),
    ).toEqual(['no', 'yes']);
  });

  it('is stopped even during a call by a new passcode', async () => {
    await setTerms({ asksVotes: true });

    const server = await startOwnApi();
    const { collection } = await openLink(link(), {}, server.address);
    const seen = await call<PreviewPage>('GET', `/casting/urlIdentifier/${link()}`, { at: server.address });
    const voice = seen.collection.castings[0]?.voices[0]?.key;
    const body = { session: collection.session, voice, vote: 'yes' };
    const vote = () => call('PUT', `/casting/link/${link()}/vote`, { body, at: server.address });
    const open = () => openLink(link(), {}, server.address);

    /** The reply when a passcode is set before its last transaction, and when none is. */
    const overtake = async (act: () => Promise<{ readonly status: number }>): Promise<readonly number[]> => {
      const counting = breakTransactions(() => undefined);
      const before = (await act()).status;
      const last = counting.heal();
      const broken = breakTransactions(async (number) => {
        if (number === last) expect((await setTerms({ passcode: '2468' })).status).toBe(200);
        return undefined;
      });
      const after = (await act()).status;
      broken.heal();
      expect((await setTerms({ passcode: null })).status).toBe(200);

      return [before, after];
    };

    expect(await overtake(vote)).toEqual([200, 403]);
    expect(await overtake(open)).toEqual([200, 403]);
    await server.stop();
  });

  it('can vote only if the link allows it', async () => {
    const [voice = ''] = await readVoices();
    const guest = await makeGuest(link());
    expect((await guest.vote(voice, 'yes')).status).toBe(409);
    await setTerms({ asksVotes: true });
    expect((await guest.vote(voice, 'yes')).status).toBe(200);
  });

  it('comments at a moment, and sees others’ comments only if shared, never their votes', async () => {
    await setTerms({ asksVotes: true });

    const [voice = ''] = await readVoices();
    const [ana, ben] = [await makeGuest(link()), await makeGuest(link())];
    await ana.rename('Ana');

    const written = await ana.comment(voice, 'Softer here', 500);
    expect(written.collection).toMatchObject({ atMs: 500, name: 'Ana', isOwn: true });
    await ana.vote(voice, 'yes');

    const openAgain = async () => (await openLink(link(), { session: ben.page.session })).collection;
    expect(await openAgain()).toMatchObject({ comments: [], votes: [] });
    await setTerms({ sharesComments: true });

    expect(await openAgain()).toMatchObject({
      comments: [{ text: 'Softer here', name: 'Ana', isOwn: false }],
      votes: [],
    });

    const [reply] = (await openAgain()).comments;
    await ben.removeComment(reply?.key ?? '');
    expect((await openAgain()).comments).toHaveLength(1);
    expect((await ana.removeComment(written.collection.key)).status).toBe(200);
    expect((await openAgain()).comments).toEqual([]);
  });

  it('is limited in the length and number of comments', async () => {
    await setTerms({ asksVotes: true });

    const [voice = ''] = await readVoices();
    const guest = await makeGuest(link());
    expect((await guest.comment(voice, 'x'.repeat(501))).error.property).toBe('text');
    expect((await guest.comment(voice, ' ')).status).toBe(422);

    const late = await guest.comment(voice, 'Behind its end', 3_000_000);
    expect(late.collection.atMs).toBeLessThan(120_000);
    for (let index = 1; index < GUEST_COMMENTS_MAX; index += 1)
      expect((await guest.comment(voice, `Number ${index}`)).status).toBe(201);

    const full = await guest.comment(voice, 'One more');
    expect([full.status, full.error.code]).toEqual([409, 'guest.tooManyComments']);
  });

  it('cannot use another link', async () => {
    await setTerms({ asksVotes: true });

    const [voice = ''] = await readVoices();
    const { session } = (await makeGuest(link())).page;
    const otherCast = await makeCast(tenant);
    await setTerms({ asksVotes: true, passcode: 'elsewhere' }, tenant.clientToken, otherCast.castingId);

    const address = `/casting/link/${otherCast.casting.urlIdentifier}`;
    expect((await call('PUT', `${address}/vote`, { body: { session, voice, vote: 'yes' } })).status).toBe(
      401,
    );
    expect((await openLink(otherCast.casting.urlIdentifier, { session })).status).toBe(403);

    const guestCaller = await makeGuest(otherCast.casting.urlIdentifier, 'elsewhere');
    expect((await guestCaller.vote(voice, 'yes')).status).toBe(409);
    expect(
      (await guestCaller.vote(guestCaller.page.page?.castings[0]?.voices[0]?.key ?? '', 'yes')).status,
    ).toBe(200);
    for (const path of ['/project', `/casting/${cast.castingId}`])
      expect((await call('GET', path, { token: session })).status).toBe(401);
  });

  it('cannot vote on a voice hidden from the page', async () => {
    await setTerms({ asksVotes: true });
    const [voice = '', secondVoice = ''] = await readVoices();
    const guest = await makeGuest(link());
    const hidden = cast.shortlisted[0]?.talentId;
    await hideTalents(cast.castingId, tenant.clientToken, [hidden]);
    expect((await guest.vote(voice, 'yes')).status).toBe(409);
    expect((await guest.vote(secondVoice, 'yes')).status).toBe(200);
  });

  it('is counted once per visit, under their chosen name', async () => {
    const guest = await makeGuest(link());
    await guest.rename('Marta');
    await openLink(link(), { session: guest.page.session });
    await makeGuest(link());

    const found = (await listStored('guests')).map((snapshot) => snapshot.data());
    expect(found.map(({ name }) => name as string).sort()).toEqual(['', 'Marta']);
    expect(found.map(({ visitCount }) => visitCount as number)).toEqual([1, 1]);
    expect(JSON.stringify(found)).not.toMatch(/127\.0\.0\.1|"ip"/);

    const [marta] = (await listStored('guests')).filter((snapshot) => snapshot.get('name') === 'Marta');
    await marta?.ref.update({ visits: [Timestamp.fromMillis(Date.now() - 31 * 60_000)] });
    await openLink(link(), { session: guest.page.session });
    expect((await marta?.ref.get())?.get('visitCount')).toBe(2);
  });
});

describe('a closed link', () => {
  const CLOSERS: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'switched off',
      () =>
        call('PATCH', `/casting/${cast.castingId}`, {
          token: tenant.clientToken,
          body: { linkEnabled: false },
        }),
    ],
    [
      'replaced',
      () =>
        call('PATCH', `/casting/${cast.castingId}`, { token: tenant.clientToken, body: { renewLink: true } }),
    ],
    [
      'expired',
      () =>
        firestore()
          .doc(`castings/${cast.castingId}`)
          .update({ 'linkTerms.expiresAt': Timestamp.fromMillis(Date.now() - 1000) }),
    ],
  ];

  it.each(CLOSERS)('accepts nothing from guests: %s', async (_, close) => {
    await setTerms({ asksVotes: true });

    const [voice = ''] = await readVoices();
    const guest = await makeGuest(link());
    const { key } = (await guest.comment(voice, 'Before')).collection;
    expect((await guest.vote(voice, 'yes')).status).toBe(200);
    await close();

    const after = await Promise.all([
      preview(),
      openLink(link()),
      openLink(link(), { session: guest.page.session }),
      guest.vote(voice, 'no'),
      guest.comment(voice, 'After'),
      guest.rename('Late'),
      guest.removeComment(key),
    ]);
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 410));
    expect((await listStored('guestVotes')).map((vote) => vote.get('vote') as unknown)).toEqual(['yes']);
    expect((await openLink('never-was-one')).status).toBe(404);
  });
});

describe('the comments of guests', () => {
  it('are removed by the company or the agency only', async () => {
    await setTerms({ asksVotes: true });

    const [voice = ''] = await readVoices();
    const guest = await makeGuest(link());
    await guest.comment(voice, 'First');
    await guest.comment(voice, 'Second');

    const [first, second] = await listStored('guestComments');
    const remove = (id: string | undefined, token: string | undefined) =>
      call('DELETE', `/casting/${cast.castingId}/guest-comment/${id}`, { token });
    for (const token of [stranger.clientToken, stranger.teamToken])
      expect((await remove(first?.id, token)).status).toBe(404);
    expect((await remove(first?.id, undefined)).status).toBe(401);
    expect((await remove(first?.id, tenant.clientToken)).status).toBe(200);
    expect((await remove(first?.id, tenant.clientToken)).status).toBe(200);
    expect((await remove(second?.id, tenant.teamToken)).status).toBe(200);
    expect(await listStored('guestComments')).toEqual([]);
  });

  it('are erased with a guest only by the company or the agency, without affecting others’', async () => {
    await setTerms({ asksVotes: true });

    const voices = await readVoices();
    const [guestCaller, second] = [await makeGuest(link()), await makeGuest(link())];
    for (const guest of [guestCaller, second]) {
      for (const voice of voices) await guest.vote(voice, 'yes');
      await guest.comment(voices[0] ?? '', 'Said');
    }

    await guestCaller.rename('Marta Vidal');

    const gone = (await listStored('guests')).find((guest) => guest.get('name') === 'Marta Vidal')?.id ?? '';
    const forget = (token: string | undefined, castingId = cast.castingId) =>
      call('DELETE', `/casting/${castingId}/guest/${gone}`, { token });
    for (const token of [stranger.clientToken, stranger.teamToken])
      expect((await forget(token)).status).toBe(404);
    expect([(await forget(tenant.talentToken)).status, (await forget(undefined)).status]).toEqual([403, 401]);

    const elsewhere = await makeCast(tenant, 0);
    expect((await forget(tenant.clientToken, elsewhere.castingId)).status).toBe(404);

    const countStored = async () =>
      Promise.all(
        ['guests', 'guestVotes', 'guestComments'].map(async (name) => (await listStored(name)).length),
      );

    expect(await countStored()).toEqual([2, 4, 2]);
    expect((await forget(tenant.teamToken)).status).toBe(200);
    expect((await forget(tenant.clientToken)).status).toBe(200);
    expect(await countStored()).toEqual([1, 2, 1]);
    expect((await guestCaller.vote(voices[0] ?? '', 'no')).status).toBe(401);
    expect((await second.vote(voices[0] ?? '', 'no')).status).toBe(200);

    const again = await openLink(link(), { session: guestCaller.page.session });
    expect([again.status, again.collection.votes]).toEqual([200, []]);
  });

  it('are deleted with their project, and absent from the audit', async () => {
    await setTerms({ asksVotes: true, passcode: 'sesame' });

    const guest = await makeGuest(link(), 'sesame');
    const [voice] = guest.page.page?.castings[0]?.voices ?? [];
    await guest.rename('Marta Vidal');
    await guest.comment(voice?.key ?? '', 'Unmistakable words');
    await guest.vote(voice?.key ?? '', 'yes');

    await call('PATCH', `/casting/${cast.castingId}`, {
      token: tenant.clientToken,
      body: { renewLink: true },
    });

    const projectId = cast.project.id;

    const listHeld = async (): Promise<readonly string[]> => {
      const names = ['guests', 'guestVotes', 'guestComments', 'linkSecrets', 'retiredLinks'];
      const found = await Promise.all(
        names.map((name) => firestore().collection(name).where('projectId', '==', projectId).get()),
      );
      return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.parent.id));
    };

    expect([...new Set(await listHeld())]).toEqual([
      'guests',
      'guestVotes',
      'guestComments',
      'linkSecrets',
      'retiredLinks',
    ]);

    const audit = await firestore().collection('audit').where('agencyId', '==', tenant.agencyId).get();
    expect(JSON.stringify(audit.docs.map((entry) => entry.data()))).not.toMatch(/Marta Vidal|Unmistakable/);
    await call('DELETE', `/project/${projectId}`, { token: tenant.clientToken });
    await purgeProjects(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(await listHeld()).toEqual([]);
  });
});
