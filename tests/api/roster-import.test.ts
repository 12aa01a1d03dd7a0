import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportResult, ImportedRow, RosterPage } from '@domain/roster/roster.api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
});

const HEAD = 'name,lastName,email,language,tags';
const send = (
  csv: string,
  dryRun: boolean,
  token: string | undefined = tenant.teamToken,
  language = 'en',
  columns?: readonly object[],
) =>
  call<ImportResult>('POST', '/talentCRM/import', {
    token,
    body: { csv, dryRun, ...(columns ? { columns } : {}) },
    headers: { 'Accept-Language': language },
  });
const listOutcomes = (rows: readonly ImportedRow[]) => rows.map(({ line, outcome }) => [line, outcome]);
const makeGuest = (name: string) => `${name}.${tenant.key}@guests.example`.toLowerCase();
const findInvites = async (email: string) =>
  (await firestore().collection('selfServiceInvites').where('email', '==', email).get()).size;
const findMails = async (email: string) =>
  (await firestore().collection('mail').where('to', '==', email).get()).size;

describe('an import', () => {
  it('previews its effect, then runs once, also when repeated', async () => {
    const [local, foreign] = [tenant.talents[0], otherTenant.talents[0]];

    const csv = [
      HEAD,
      `Nora,Guest,${makeGuest('nora').toUpperCase()},Inglés,`,
      `Own,Talent,${local?.email},eng,Warm|Imported`,
      `Foreign,Talent,${foreign?.email},eng,Warm`,
      `Bad,Language,${makeGuest('bad')},xyz,`,
      `,Nameless,${makeGuest('nameless')},eng,`,
      `Nora,Again,${makeGuest('nora')},eng,`,
      `Long,Tag,${makeGuest('long')},eng,${'w'.repeat(41)}`,
      `Many,Tags,${makeGuest('many')},eng,${Array.from({ length: 31 }, (_, index) => `t${index}`).join('|')}`,
    ].join('\r\n');

    const expected = ['invited', 'tagged', 'invited', 'failed', 'failed', 'failed', 'failed', 'failed'];
    const dry = await send(csv, true);
    expect(dry.status).toBe(200);
    expect(dry.collection.rows.map(({ outcome }) => outcome)).toEqual(expected);

    expect(dry.collection.rows.slice(3)).toMatchObject([
      { line: 5, property: 'language', message: expect.stringMatching(/Spanish, or its code\.$/) as string },
      { line: 6, property: 'name', message: 'Cannot be empty!' },
      { line: 7, property: 'email', message: 'This address is also on line 2. Keep one of the two.' },
      {
        line: 8,
        property: 'tags',
        message: `The tag “${'w'.repeat(41)}” has more than 40 letters. Shorten it.`,
      },
      { line: 9, property: 'tags', message: 'This row has more than 30 tags. Leave out some of them.' },
    ]);

    expect(await findInvites(makeGuest('nora'))).toBe(0);

    const done = await send(csv, false);
    expect(listOutcomes(done.collection.rows)).toEqual(
      expected.map((outcome, index) => [index + 2, outcome]),
    );
    expect((await waitForMail(makeGuest('nora'))).to).toEqual([makeGuest('nora')]);
    const roster = await call<RosterPage>('GET', '/talentCRM?tag=imported', { token: tenant.teamToken });
    expect(roster.collection.items.map(({ talentId }) => talentId)).toEqual([local?.id]);

    const again = await send(csv, false);
    expect(again.collection.rows.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      ...expected.slice(3),
    ]);
    for (const email of [makeGuest('nora'), foreign?.email ?? ''])
      expect([await findInvites(email), await findMails(email)]).toEqual([1, 1]);
  });

  it('doesn’t reveal in a dry run who has an account elsewhere', async () => {
    const emails = [`client.${otherTenant.key}@tests.example`.toLowerCase(), makeGuest('nobody-knows')];
    const csv = [HEAD, ...emails.map((email) => `Ana,Costa,${email},eng,`)].join('\n');
    const rows = (await send(csv, true)).collection.rows.map(({ line: _, email: __, ...row }) => row);
    expect(rows[0]).toEqual(rows[1]);
    // A deactivated account's address still can't be invited for another person.
    expect((await send(csv, false)).collection.rows.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'invited',
    ]);
  });

  it('keeps tags of invited talents until they accept, visible to staff only', async () => {
    const [invited, withdrawn] = [await makeTalentAccount([otherTenant.agencyId]), makeGuest('gone')];
    const csv = [HEAD, `Vera,Lund,${invited.email},eng,Warm|Trailer`, `Gone,Guest,${withdrawn},eng,Warm`];
    expect((await send(csv.join('\n'), false)).collection.rows).toMatchObject([
      { outcome: 'invited' },
      { outcome: 'invited' },
    ]);

    const findInvite = async (email: string) =>
      (await firestore().collection('selfServiceInvites').where('email', '==', email).get()).docs[0]!;
    const readTags = async (id: string) =>
      (await firestore().doc(`inviteTags/${id}`).get()).get('tags') as unknown;
    const getPath = (id: string) => `/userAgencySelfServiceInvite/${id}`;

    const { id, ...invite } = await findInvite(invited.email);
    expect([JSON.stringify(invite).includes('Trailer'), await readTags(id)]).toEqual([
      false,
      ['Warm', 'Trailer'],
    ]);

    const answer = await call('POST', getPath(id), { token: invited.token, body: { action: 'accept' } });
    expect([answer.status, await readTags(id)]).toEqual([200, undefined]);

    const filed = await firestore().doc(`talentTerms/${tenant.agencyId}_${invited.uid}`).get();
    expect(filed.get('tags')).toEqual(['Warm', 'Trailer']);

    const roster = await call<RosterPage>('GET', '/talentCRM?tag=trailer', { token: tenant.teamToken });
    expect(roster.collection.items.map(({ talentId }) => talentId)).toEqual([invited.uid]);

    const { id: gone } = await findInvite(withdrawn);
    const body = { status: 'withdrawn' };
    expect((await call('PATCH', getPath(gone), { token: tenant.teamToken, body })).status).toBe(200);
    expect(await readTags(gone)).toBeUndefined();
  });

  it('keeps the tags of an invitation sent to a new address, and of no other', async () => {
    const [mistyped, right] = [makeGuest('mistyped'), await makeTalentAccount([otherTenant.agencyId])];
    const csv = [
      HEAD,
      `Vera,Lund,${mistyped},eng,Warm|Trailer`,
      `Nora,Guest,${makeGuest('beside')},eng,Cold`,
    ];
    expect((await send(csv.join('\n'), false)).status).toBe(200);

    const getIds = async (email: string) =>
      (await firestore().collection('selfServiceInvites').where('email', '==', email).get()).docs.map(
        ({ id }) => id,
      );

    const getTags = async (id: string | undefined) =>
      (await firestore().doc(`inviteTags/${id}`).get()).data();
    const [before] = await getIds(mistyped);
    const getPath = (id: string | undefined) => `/userAgencySelfServiceInvite/${id}`;
    const body = { email: right.email, language: 'eng' };
    const changed = await call<{ id: string }>('PATCH', getPath(before), { token: tenant.teamToken, body });
    expect(changed.status).toBe(200);

    const { id: after } = changed.collection;
    expect(after).not.toBe(before);

    expect([await getTags(before), await getTags(after)]).toEqual([
      undefined,
      { agencyId: tenant.agencyId, tags: ['Warm', 'Trailer'] },
    ]);

    const accepted = await call('POST', getPath(after), { token: right.token, body: { action: 'accept' } });
    expect([accepted.status, await getTags(after)]).toEqual([200, undefined]);

    const filed = await firestore().doc(`talentTerms/${tenant.agencyId}_${right.uid}`).get();
    expect(filed.get('tags')).toEqual(['Warm', 'Trailer']);
  });

  it('adds tags to an open invitation, without duplicates, and to no other agency’s', async () => {
    const invited = await makeTalentAccount([otherTenant.agencyId]);
    const makeRow = (tags: string) => [HEAD, `Vera,Lund,${invited.email},eng,${tags}`].join('\n');
    const run = async (csv: string, isDry = false, token = tenant.teamToken) =>
      (await send(csv, isDry, token)).collection.rows.map(({ outcome }) => outcome);
    expect(await run(makeRow(''))).toEqual(['invited']);

    const [open] = (
      await firestore().collection('selfServiceInvites').where('email', '==', invited.email).get()
    ).docs;
    const readTags = async () =>
      (await firestore().doc(`inviteTags/${open?.id}`).get()).get('tags') as unknown;

    expect(await run(makeRow('Warm'), true)).toEqual(['tagged']);
    expect(await readTags()).toBeUndefined();

    const both = await Promise.all([run(makeRow('Warm')), run(makeRow('Warm'))]);
    expect(both.flat().sort()).toEqual(['tagged', 'unchanged']);
    expect(await run(makeRow('wárm|Trailer'))).toEqual(['tagged']);
    expect(await run(makeRow('Warm|Trailer'))).toEqual(['unchanged']);
    expect(await readTags()).toEqual(['Warm', 'Trailer']);

    const many = Array.from({ length: 29 }, (_, index) => `tag ${index}`).join('|');
    expect(await run(makeRow(many))).toEqual(['failed']);
    expect([await findInvites(invited.email), await findMails(invited.email)]).toEqual([1, 1]);

    const third = await makeTenant(0);
    expect(await run(makeRow('Theirs'), false, third.teamToken)).toEqual(['invited']);
    expect(await readTags()).toEqual(['Warm', 'Trailer']);

    const path = `/userAgencySelfServiceInvite/${open?.id}`;
    await call('POST', path, { token: invited.token, body: { action: 'accept' } });
    const filed = await firestore().doc(`talentTerms/${tenant.agencyId}_${invited.uid}`).get();
    expect(filed.get('tags')).toEqual(['Warm', 'Trailer']);
  });

  it('adds nothing twice when two people run it together', async () => {
    const names = ['ana', 'bea', 'cleo', 'dan'];
    const csv = [HEAD, ...names.map((name) => `${name},Twice,${makeGuest(name)},spa,`)].join('\n');
    const both = await Promise.all([send(csv, false), send(csv, false)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);

    const invited = both
      .flatMap(({ collection }) => collection.rows)
      .filter(({ outcome }) => outcome === 'invited');
    expect(invited).toHaveLength(names.length);
    for (const name of names)
      expect([await findInvites(makeGuest(name)), await findMails(makeGuest(name))]).toEqual([1, 1]);
  });

  it('uses matched columns and ignores the others', async () => {
    const email = makeGuest('matched');
    const csv = `Who;Reach;Speaks;Agent;Note\nVera Lund;${email};Dutch;Bo;Warm|Fast\n`;
    const unmatched = await send(csv, true);
    expect([unmatched.status, unmatched.collection.rows]).toEqual([200, []]);

    expect(unmatched.collection.columns.slice(0, 2)).toEqual([
      { position: 1, header: 'Who', samples: ['Vera Lund'], field: null },
      { position: 2, header: 'Reach', samples: [email], field: null },
    ]);

    const refused = await send(csv, false);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      422,
      'csv.missingColumns',
      'Match a column of the file to each of these fields: name, email, language.',
    ]);

    expect(await findInvites(email)).toBe(0);

    const columns = (['name', 'email', 'language'] as const).map((field, index) => ({
      position: index + 1,
      field,
    }));
    const row = { line: 2, fullName: 'Vera Lund', email, outcome: 'invited' };
    for (const isDry of [true, false]) {
      const { status, collection } = await send(csv, isDry, tenant.teamToken, 'en', columns);
      expect([status, collection.rows]).toEqual([200, [row]]);
      expect(collection.columns.map(({ field }) => field)).toEqual(['name', 'email', 'language', null, null]);
    }

    const [invite] = (await firestore().collection('selfServiceInvites').where('email', '==', email).get())
      .docs;
    expect(invite?.data()).toMatchObject({ name: 'Vera', lastName: 'Lund', language: 'nld' });
    expect((await firestore().doc(`inviteTags/${invite?.id}`).get()).exists).toBe(false);
  });

  it.each([
    [[{ position: 2, field: 'phone' }], 'columns[0].field', /name, lastName, email, language, tags/],
    [[{ position: 9, field: 'email' }], 'columns[0].position', /no column 9\. Use a position from 1 to 5/],
    [[1, 2].map((position) => ({ position, field: 'email' })), 'columns[1].field', /one column/],
  ])('refuses wrongly matched columns: %j', async (columns, property, message) => {
    for (const isDry of [true, false]) {
      const { status, error } = await send(
        `${HEAD}\nA,B,${makeGuest('c')},eng,`,
        isDry,
        tenant.teamToken,
        'en',
        columns,
      );
      expect([status, error.property, error.message]).toEqual([
        422,
        property,
        expect.stringMatching(message),
      ]);
    }
  });

  it('describes a row’s errors in the reader’s language', async () => {
    const spanish = await send(`${HEAD}\nA,B,${makeGuest('c')},xyz,`, true, tenant.teamToken, 'es');
    expect(spanish.collection.rows[0]?.message).toMatch(/idioma/);
  });

  it('is limited to the agency’s own people', async () => {
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await send(HEAD, true, token)).status).toBe(403);
    expect((await call('POST', '/talentCRM/import', { body: { csv: HEAD, dryRun: true } })).status).toBe(401);
  });
});
