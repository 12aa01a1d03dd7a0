import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Audition, AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { Serialised } from '@domain/contract.ts';
import { firestore } from '../stack/admin.ts';
import { getLinkIdentifier } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { countMails, listMails, type ReceivedMail, waitForMail } from '../stack/inbox.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(1)]);
});

const TERMS = { style: 'NATURAL', script: 'The script.', brief: 'The brief.' };

const request = (cast: Cast, body: object = {}) =>
  call<Serialised<Audition>>('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
    token: tenant.clientToken,
    body: { ...TERMS, deadline: makeDeadline(5), ...body },
  });

const requestAuditions = async (listed: number, body: object = {}) => {
  const cast = await makeCast(tenant, listed);
  const { collection: audition } = await request(cast, body);
  return { cast, audition };
};

const update = (id: string, body: object, token = tenant.clientToken) =>
  call<Serialised<Audition>>('PATCH', `/audition/${id}`, {
    token,
    body: { ...TERMS, deadline: makeDeadline(5), outcomeBy: makeDeadline(8), revision: 1, ...body },
  });

const cancel = (id: string, token = tenant.clientToken) => call('DELETE', `/audition/${id}`, { token });

const getEmail = (number: number): string => tenant.talents[number - 1]?.email ?? '';
const toEntryId = ({ castingId, voice }: Cast, number: number, voiceId = voice.id): string =>
  `${castingId}_${voiceId}_${tenant.talents[number - 1]?.id}`;
const toEntry = async (id: string) => (await firestore().collection('auditionEntries').doc(id).get()).data();
const readProject = async ({ project }: Cast) =>
  (await firestore().collection('projects').doc(project.id).get()).data();

const countQueued = async (id: string, kind: string): Promise<number> => {
  const found = await firestore().collection('mail').where('params.entryId', '==', id).get();
  return found.docs.filter((mail) => mail.get('kind') === kind).length;
};

const createToken = async (cast: Cast, number: number): Promise<string> => {
  const body = { email: getEmail(number), urlIdentifier: await getLinkIdentifier(toEntryId(cast, number)) };
  const answer = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  return answer.collection.jwtToken;
};
const toPage = (token: string) => call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);
const upload = (key: string, token: string, revision?: number) =>
  call(
    'POST',
    `/audition-entry/upload/${key}?token=${token}${revision === undefined ? '' : `&revision=${revision}`}`,
    { body: uploadForm(take) },
  );

describe('the outcome date', () => {
  it('is in the request, its entries, the page and the mail', async () => {
    const before = await countMails(getEmail(1));
    const deadline = makeDeadline(5);
    const outcomeBy = new Date(Date.parse(deadline) + 3 * DAY_MS).toISOString();
    const { cast, audition } = await requestAuditions(1, { deadline, outcomeBy });
    expect(audition.outcomeBy).toBe(outcomeBy);
    expect((await toEntry(toEntryId(cast, 1)))?.['outcomeBy'].toDate().toISOString()).toBe(outcomeBy);
    expect((await toPage(await createToken(cast, 1))).collection.outcomeBy).toBe(outcomeBy);
    const mail = await waitForMail(getEmail(1), before + 1);
    expect(mail.text).toMatch(/You will hear from us by:\n {4}\w+day, .* time\)/);
  });

  it('is three working days after the deadline by default', async () => {
    const { audition } = await requestAuditions(1);
    const days = (Date.parse(audition.outcomeBy ?? '') - Date.parse(audition.deadline)) / DAY_MS;
    expect([3, 4, 5]).toContain(days);
    expect([0, 6]).not.toContain(new Date(audition.outcomeBy ?? '').getUTCDay());
  });

  it('is absent in older requests', async () => {
    const { cast, audition } = await requestAuditions(1);
    await firestore().collection('auditions').doc(audition.id).update({ outcomeBy: null });
    expect((await toPage(await createToken(cast, 1))).collection.outcomeBy).toBeNull();
  });

  it.each([
    ['before the deadline', 4.9, 'audition.outcomeEarly'],
    ['more than 60 days after it', 65.1, 'audition.outcomeLate'],
  ])('cannot be %s', async (_, days, code) => {
    const cast = await makeCast(tenant, 1);
    const { status, error } = await request(cast, { outcomeBy: makeDeadline(days) });
    expect([status, error.code, error.property]).toEqual([422, code, 'outcomeBy']);
  });

  it('may equal the deadline', async () => {
    const cast = await makeCast(tenant, 1);
    const deadline = makeDeadline(5);
    expect((await request(cast, { deadline, outcomeBy: deadline })).status).toBe(201);
  });
});

describe('recipients of a request', () => {
  it('are the selected talents only, and the others in the next request', async () => {
    const cast = await makeCast(tenant, 3);
    const picked = [tenant.talents[0]?.id, tenant.talents[2]?.id];
    expect((await request(cast, { talentIds: picked })).collection.talents).toBe(2);
    expect(await toEntry(toEntryId(cast, 2))).toBeUndefined();
    const again = await request(cast, { talentIds: picked });
    expect([again.status, again.error.code]).toEqual([409, 'audition.nobodyNew']);
    expect((await request(cast)).collection.talents).toBe(1);
  });

  it('exclude talents who were removed from the list or blocked', async () => {
    const cast = await makeCast(tenant, 2);
    const strange = await request(cast, { talentIds: [tenant.talents[0]?.id, tenant.talents[2]?.id] });
    expect([strange.status, strange.error.code]).toEqual([409, 'audition.notListed']);
    const foreign = await request(cast, { talentIds: [otherTenant.talents[0]?.id] });
    expect([foreign.status, foreign.error.code]).toEqual([409, 'audition.notListed']);

    const publicCopy = firestore()
      .collection('talentCache')
      .doc(tenant.talents[1]?.id ?? '');
    await publicCopy.update({ agencyIds: [] });

    try {
      const blocked = await request(cast, { talentIds: [tenant.talents[1]?.id] });
      expect([blocked.status, blocked.error.code]).toEqual([409, 'audition.notListed']);
      expect(await toEntry(toEntryId(cast, 2))).toBeUndefined();
      expect((await request(cast)).collection.talents).toBe(1);
    } finally {
      await publicCopy.update({ agencyIds: [tenant.agencyId] });
    }
  });
});

const addVoice = async ({ project, castingId }: Cast, name: string, listed: readonly number[]) => {
  const token = tenant.clientToken;
  const { collection: voice } = await addCharacter(project.id, token, name);
  for (const number of listed) {
    const body = { castingId, voiceId: voice.id, demoId: tenant.talents[number - 1]?.demoId };
    await call('POST', `/casting-demo/${project.id}`, { token, body });
  }
  return voice.id;
};

const requestMany = (
  cast: Cast,
  voiceIds: readonly string[],
  body: object = {},
  token = tenant.clientToken,
) =>
  call<readonly Serialised<Audition>[]>('POST', `/audition/${cast.castingId}`, {
    token,
    body: { ...TERMS, deadline: makeDeadline(5), voiceIds, ...body },
  });

describe('a request for several characters', () => {
  it('sends each talent one email with a link per character', async () => {
    const cast = await makeCast(tenant, 2);
    const captain = await addVoice(cast, 'Captain', [1]);
    const empty = await addVoice(cast, 'Nobody yet', []);
    const { status, collection } = await requestMany(cast, [cast.voice.id, captain, empty]);
    expect([status, collection.map(({ talents }) => talents)]).toEqual([201, [2, 1]]);

    // Earlier request emails may still be in transit.
    const getLinks = await Promise.all([1, 2].map((number) => getLinkIdentifier(toEntryId(cast, number))));
    const isOf = (number: number) => (mail: ReceivedMail) => mail.text.includes(getLinks[number - 1]!);
    const mails = await Promise.all([1, 2].map((number) => waitForMail(getEmail(number), 1, isOf(number))));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Audition request: Production, 2 characters',
      'Audition request: Production, Narrator',
    ]);

    const links = mails[0]?.text.match(/(?:“(\w+)”): (https?:\S+)/g) ?? [];
    expect(links.map((link) => /“(\w+)”/.exec(link)?.[1])).toEqual(['Narrator', 'Captain']);
    for (const id of [toEntryId(cast, 1), toEntryId(cast, 1, captain)])
      expect(mails[0]?.text).toContain(await getLinkIdentifier(id));
    expect((await listMails(getEmail(1))).filter(isOf(1))).toHaveLength(1);
    expect((await readProject(cast))?.['progress'].requested).toBe(3);
  });

  it('includes only talents selected for a character, and refuses unlisted ones', async () => {
    const cast = await makeCast(tenant, 2);
    const captain = await addVoice(cast, 'Captain', [1, 2]);
    const [first = '', second = ''] = tenant.talents.map(({ id }) => id);
    const pick = (voiceId: string, talentId: string) => ({ voiceId, talentId });
    const voiceIds = [cast.voice.id, captain];
    const third = tenant.talents[2]?.id ?? '';
    const unlisted = await requestMany(cast, voiceIds, { picks: [pick(captain, third)] });
    expect([unlisted.status, unlisted.error.code]).toEqual([409, 'audition.notListed']);

    const elsewhere = await requestMany(cast, [captain], { picks: [pick(cast.voice.id, first)] });
    expect([elsewhere.status, elsewhere.error.property]).toEqual([409, 'picks']);

    const twice = [pick(captain, first), pick(captain, first)];
    expect((await requestMany(cast, voiceIds, { picks: twice })).status).toBe(422);

    const picks = [pick(cast.voice.id, first), pick(captain, second)];
    const { status, collection } = await requestMany(cast, voiceIds, { picks });
    expect([status, collection.map(({ talents }) => talents)]).toEqual([201, [1, 1]]);

    const entryIds = [
      toEntryId(cast, 1),
      toEntryId(cast, 2, captain),
      toEntryId(cast, 2),
      toEntryId(cast, 1, captain),
    ];
    const entries = await Promise.all(entryIds.map(toEntry));
    expect(entries.map((item) => item !== undefined)).toEqual([true, true, false, false]);

    const again = await requestMany(cast, voiceIds, { picks });
    expect([again.status, again.error.code]).toEqual([409, 'audition.nobodyNew']);
  });

  it('gives each character its own script, and the others the shared one', async () => {
    const cast = await makeCast(tenant, 1);
    const captain = await addVoice(cast, 'Captain', [1]);
    const scripts = [{ voiceId: captain, script: 'Land ahead.' }];
    const sent = await requestMany(cast, [cast.voice.id, captain], { script: 'Shared.', scripts });
    const sentScripts = new Map(sent.collection.map(({ voiceId, script }) => [voiceId, script]));
    expect([sentScripts.get(cast.voice.id), sentScripts.get(captain)]).toEqual(['Shared.', 'Land ahead.']);

    const elsewhere = await requestMany(cast, [cast.voice.id], { scripts });
    expect([elsewhere.status, elsewhere.error.code]).toEqual([422, 'audition.scriptCharacter']);
  });

  it('succeeds as a whole or not, and only within its agency', async () => {
    const cast = await makeCast(tenant, 1);
    const stranger = await makeCast(tenant, 1);
    expect((await requestMany(cast, [cast.voice.id, stranger.voice.id])).status).toBe(404);
    expect(await toEntry(toEntryId(cast, 1))).toBeUndefined();
    expect((await requestMany(cast, [cast.voice.id], {}, otherTenant.clientToken)).status).toBe(404);
    const none = await requestMany(cast, []);
    expect([none.status, none.error.code]).toEqual([422, 'audition.noCharacter']);
  });
});

describe('changing a request', () => {
  it('moves every copy of its deadline, and notifies talents with open takes once', async () => {
    const { cast, audition } = await requestAuditions(2);
    const token = await createToken(cast, 1);
    expect((await upload((await toPage(token)).collection.id, token)).status).toBe(201);

    const deadline = makeDeadline(9);
    const outcomeBy = makeDeadline(10);
    const changed = await update(audition.id, { deadline, outcomeBy, script: 'Another script.' });
    expect([changed.status, changed.collection.revision, changed.collection.changedTerms]).toEqual([
      200,
      2,
      ['deadline', 'outcomeBy', 'script'],
    ]);

    const entry = await toEntry(toEntryId(cast, 2));
    expect(
      [entry?.['deadline'], entry?.['outcomeBy']].map((moment) => moment.toDate().toISOString()),
    ).toEqual([deadline, outcomeBy]);

    const { deadlines } = (await readProject(cast)) as { deadlines: readonly Timestamp[] };
    expect(deadlines.map((moment) => moment.toDate().toISOString())).toEqual([deadline]);

    // Found by content: the request email may still be in transit.
    const findMail = async () =>
      (await listMails(getEmail(2))).find(({ text }) => text.includes('Another script.'));
    await expect
      .poll(async () => (await findMail())?.subject)
      .toBe('Audition request changed: Production, Narrator');
    expect((await findMail())?.text).toMatch(
      /What has changed:\n {4}- Deadline\n {4}- You will hear from us by\n {4}- Script/,
    );
    expect(await countQueued(toEntryId(cast, 1), 'audition-change')).toBe(0);

    const same = await update(audition.id, { deadline, outcomeBy, script: 'Another script.', revision: 2 });
    expect([same.status, same.collection.revision]).toEqual([200, 2]);
    expect(await countQueued(toEntryId(cast, 2), 'audition-change')).toBe(1);
  });

  it('reopens a request that had expired', async () => {
    const { cast, audition } = await requestAuditions(1);
    const token = await createToken(cast, 1);
    const past = { deadline: Timestamp.fromMillis(Date.now() - 1000) };
    await firestore().collection('auditions').doc(audition.id).update(past);
    await firestore().collection('auditionEntries').doc(toEntryId(cast, 1)).update(past);
    expect((await toPage(token)).collection.state).toBe('expired');
    expect((await update(audition.id, {})).status).toBe(200);
    expect((await toPage(token)).collection.state).toBe('open');
  });

  it.each([
    [
      'a deadline that is over',
      { deadline: new Date(Date.now() - 60_000).toISOString() },
      'validation.momentPast',
      'deadline',
    ],
    ['an outcome before the deadline', { outcomeBy: makeDeadline(4) }, 'audition.outcomeEarly', 'outcomeBy'],
    ['no outcome', { outcomeBy: undefined }, 'validation.required', 'outcomeBy'],
  ])('refuses %s', async (_, body, code, property) => {
    const { audition } = await requestAuditions(1);
    const { status, error } = await update(audition.id, body);
    expect([status, error.code, error.property]).toEqual([422, code, property]);
  });

  it('accepts a deadline of the same day', async () => {
    const { audition } = await requestAuditions(1);
    const deadline = new Date(Date.now() + 60_000).toISOString();
    expect((await update(audition.id, { deadline })).status).toBe(200);
  });

  it('is refused after a concurrent change', async () => {
    const { audition } = await requestAuditions(1);
    const answers = await Promise.all([
      update(audition.id, { script: 'One.' }),
      update(audition.id, { script: 'Two.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('audition.stale');
  });

  it('is closed to other companies', async () => {
    const { audition } = await requestAuditions(1);
    expect((await update(audition.id, {}, otherTenant.clientToken)).status).toBe(404);
    expect((await cancel(audition.id, otherTenant.clientToken)).status).toBe(404);
    expect((await update(audition.id, {}, tenant.teamToken)).status).toBe(200);
  });

  it('appears on the page, which then still accepts the take', async () => {
    const { cast, audition } = await requestAuditions(1);
    const token = await createToken(cast, 1);
    const { collection: opened } = await toPage(token);
    expect(opened).toMatchObject({ revision: 1, changedAt: null, changedTerms: [] });

    const { deadline, outcomeBy } = audition;
    await update(audition.id, { deadline, outcomeBy, brief: 'Louder.' });

    const refused = await upload(opened.id, token, opened.revision);
    expect([refused.status, refused.error.code]).toEqual([409, 'audition.changed']);
    expect(await toEntry(toEntryId(cast, 1))).toMatchObject({ status: 'open' });

    const { collection: now } = await toPage(token);
    expect(now).toMatchObject({ revision: 2, changedTerms: ['brief'], brief: 'Louder.' });
    expect(Date.parse(now.changedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await upload(now.id, token, now.revision)).status).toBe(201);
  });
});

describe('cancelling a request', () => {
  it('notifies everyone once, keeps takes, and closes the links', async () => {
    const { cast, audition } = await requestAuditions(2);
    const [sent, waiting] = await Promise.all([createToken(cast, 1), createToken(cast, 2)]);
    const { collection: page } = await toPage(waiting);
    await upload((await toPage(sent)).collection.id, sent);

    // The request email may still be in transit.
    const findNotices = async (number: number) =>
      (await listMails(getEmail(number))).filter(
        ({ subject }) => subject === 'Audition cancelled: Production, Narrator',
      ).length;

    const before = await Promise.all([1, 2].map(findNotices));
    expect((await cancel(audition.id)).status).toBe(200);
    expect((await cancel(audition.id)).status).toBe(200);

    for (const number of [1, 2]) {
      await expect.poll(() => findNotices(number)).toBe((before[number - 1] ?? 0) + 1);
      expect(await countQueued(toEntryId(cast, number), 'audition-change')).toBe(1);
    }

    expect((await toEntry(toEntryId(cast, 1)))?.['status']).toBe('uploaded');
    expect((await toEntry(toEntryId(cast, 2)))?.['status']).toBe('cancelled');

    for (const token of [sent, waiting]) {
      const closed = await toPage(token);
      expect([closed.status, closed.error.message]).toEqual([
        410,
        'This audition request has been cancelled.',
      ]);
    }

    expect((await upload(page.id, waiting)).error).toMatchObject({ status: 410, code: 'audition.cancelled' });

    const project = await readProject(cast);
    expect([project?.['progress'].requested, project?.['deadlines']]).toEqual([1, []]);

    const edited = await update(audition.id, { revision: 2 });
    expect([edited.status, edited.error.code]).toEqual([409, 'audition.cancelled']);
  });

  it('allows another request to talents who didn’t answer, with a new link', async () => {
    const { cast, audition } = await requestAuditions(1);
    const former = await createToken(cast, 1);
    await cancel(audition.id);
    const before = await countMails(getEmail(1));
    expect((await request(cast)).collection.talents).toBe(1);
    await waitForMail(getEmail(1), before + 1);
    expect((await toPage(former)).status).toBe(401);
    expect((await toPage(await createToken(cast, 1))).collection.state).toBe('open');
    expect((await readProject(cast))?.['progress'].requested).toBe(1);
  });
});

describe('the deadline', () => {
  it('is checked by the server’s clock: a second later the upload is refused', async () => {
    const { cast } = await requestAuditions(1);
    const token = await createToken(cast, 1);
    const { collection: page } = await toPage(token);
    const past = { deadline: Timestamp.fromMillis(Date.now() - 1000) };
    await firestore().collection('auditionEntries').doc(toEntryId(cast, 1)).update(past);
    const { status, error } = await upload(page.id, token, page.revision);
    expect([status, error.code]).toEqual([410, 'audition.late']);
    expect(error.message).toContain(new Date(past.deadline.toMillis()).getUTCFullYear().toString());
    expect(error.message).toMatch(/^The deadline for this audition was .*\(.+\)\.$/);
  });
});
