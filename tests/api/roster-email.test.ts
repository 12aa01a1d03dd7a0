import { beforeAll, describe, expect, it } from 'vitest';
import type { EmailedRow, EmailPreview } from '@domain/roster/roster-email.api.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { AGENCY_NAME, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let shared: { readonly uid: string; readonly email: string };
let blocked: { readonly uid: string; readonly email: string };

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  [shared, blocked] = await Promise.all([
    makeTalentAccount([tenant.agencyId, otherTenant.agencyId], {
      name: 'Lucía',
      communicationLanguage: 'es',
    }),
    makeTalentAccount([tenant.agencyId]),
  ]);
  await firestore().doc(`users/${shared.uid}`).update({ locale: 'es' });
  const patch = { token: admin.token, body: { status: 'blocked' } };
  expect((await call('PATCH', `/talent/${blocked.uid}`, patch)).status).toBe(200);
});

/** Lines as written; the server chooses line ends. */
const splitLines = (html: string) => html.trim().split(/\r?\n/);
const makeWords = (subject: string) => ({ subject, message: 'Two lines:\r\n\r\nstudio <b>open</b> in May.' });
const send = (talentIds: readonly string[], body: object, token: string | undefined = tenant.teamToken) =>
  call<{ readonly rows: readonly EmailedRow[] }>('POST', '/talentCRM/email', {
    token,
    body: { talentIds, ...body },
  });
const look = (talentIds: readonly string[], body: object, token: string | undefined = tenant.teamToken) =>
  call<EmailPreview>('POST', '/talentCRM/email/preview', { token, body: { talentIds, ...body } });
const listOutcomes = (answer: { readonly collection: { readonly rows: readonly EmailedRow[] } }) =>
  answer.collection.rows.map(({ outcome }) => outcome);
const findMails = async (address: string, subject: string) =>
  (await listMails(address)).filter((mail) => mail.subject.includes(subject));

describe('an email to talents', () => {
  it('is sent to each recipient separately, in their language, with the agency’s reply address', async () => {
    const [first] = tenant.talents;
    const answer = await send([first?.id ?? '', shared.uid], makeWords('Studio days'));
    expect([answer.status, listOutcomes(answer)]).toEqual([200, ['queued', 'queued']]);

    const [english, spanish] = await Promise.all([
      waitForMail(first?.email ?? ''),
      waitForMail(shared.email),
    ]);
    expect(english.subject).toBe(`Message from ${AGENCY_NAME}: Studio days`);
    expect(spanish.subject).toBe(`Mensaje de ${AGENCY_NAME}: Studio days`);

    for (const [mail, address] of [
      [english, first?.email],
      [spanish, shared.email],
    ] as const) {
      expect(mail.to).toEqual([address]);
      expect(mail.html).toContain('Two lines:<br><br>studio &#60;b&#62;open&#60;/b&#62; in May.');
      expect(mail.text).toContain('    studio <b>open</b> in May.');
    }

    expect(spanish.html + spanish.text).not.toContain(first?.email);

    const stored = await firestore().collection('mail').where('to', '==', shared.email).get();
    expect(stored.docs.map((mail) => mail.get('agencyId') as unknown)).toContain(tenant.agencyId);

    const records = await findAuditEntry(`talents/${shared.uid}`, 'roster.email');
    expect(records.docs.map((record) => record.get('agencyId') as unknown)).toEqual([tenant.agencyId]);
    expect(JSON.stringify(records.docs.map((record) => record.data()))).not.toContain('studio');
  });

  it('reaches a person once with the same text, even from another sender', async () => {
    const ids = tenant.talents.map(({ id }) => id);
    expect(listOutcomes(await send(ids.slice(0, 1), makeWords('Once')))).toEqual(['queued']);

    const both = await Promise.all([send(ids, makeWords('Once')), send(ids, makeWords('Once'), admin.token)]);
    const found = both.map(listOutcomes);
    expect(found.map(([first]) => first)).toEqual(['already', 'already']);
    expect(found.map(([, second]) => second).sort()).toEqual(['already', 'queued']);

    expect((await look(ids, makeWords('Once'))).collection).toMatchObject({
      recipients: [{ outcome: 'already' }, { outcome: 'already' }],
      shown: null,
    });

    expect(listOutcomes(await send(ids, makeWords('Something else')))).toEqual(['queued', 'queued']);

    for (const { email } of tenant.talents) {
      for (const subject of ['Once', 'Something else'])
        await expect.poll(async () => (await findMails(email, subject)).length, { timeout: 30_000 }).toBe(1);
    }
  });

  it('reaches an inbox five times a day per agency, with a warning in the preview', async () => {
    const inbox = `sam.${tenant.key}`.toLowerCase();
    const [plain, alias, bystander] = await Promise.all([
      makeTalentAccount([tenant.agencyId, otherTenant.agencyId], { email: `${inbox}@talents.example` }),
      makeTalentAccount([tenant.agencyId], { email: `${inbox}+voice@talents.example` }),
      makeTalentAccount([tenant.agencyId]),
    ]);
    const both = [plain.uid, alias.uid];
    for (const index of [1, 2])
      expect(listOutcomes(await send(both, makeWords(`No. ${index}`)))).toEqual(['queued', 'queued']);

    const all = [...both, bystander.uid];
    const expected = ['ready', 'enough', 'ready'];
    // A preview counts nothing.
    for (const token of [tenant.teamToken, admin.token])
      expect(
        (await look(all, makeWords('No. 3'), token)).collection.recipients.map(({ outcome }) => outcome),
      ).toEqual(expected);

    const racing = await Promise.all([
      send(all, makeWords('No. 3')),
      send(all, makeWords('No. 4'), admin.token),
    ]);
    expect(racing.flatMap((answer) => listOutcomes(answer).slice(0, 2)).sort()).toEqual([
      'enough',
      'enough',
      'enough',
      'queued',
    ]);

    expect(racing.map((answer) => listOutcomes(answer)[2])).toEqual(['queued', 'queued']);
    expect(listOutcomes(await send([plain.uid], makeWords('No. 5'), admin.token))).toEqual(['enough']);

    const found = await firestore().collection('mail').where('agencyId', '==', tenant.agencyId).get();
    expect(found.docs.filter((mail) => String(mail.get('to')).startsWith(`${inbox}`))).toHaveLength(5);
    expect(listOutcomes(await send([plain.uid], makeWords('No. 3'), otherTenant.teamToken))).toEqual([
      'queued',
    ]);
  });

  it('can be repeated on another day', async () => {
    const { id = '', email = '' } = tenant.talents[0] ?? {};
    await send([id], makeWords('Every week'));
    await waitForMail(email);

    const found = await firestore().collection('mail').where('to', '==', email).get();
    const mail = found.docs.find((snapshot) => snapshot.get('params.subject') === 'Every week');
    // As if sent yesterday, a day and a minute ago.
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const before = mail?.id.replace(today, yesterday) ?? '';

    const move = async (agoMs: number) =>
      firestore()
        .doc(`mail/${before}`)
        .set({ ...mail?.data(), state: 'sent', createdAt: new Date(Date.now() - agoMs) });

    await mail?.ref.delete();
    await move(86_340_000);
    expect(listOutcomes(await send([id], makeWords('Every week')))).toEqual(['already']);
    await move(86_460_000);
    expect(listOutcomes(await send([id], makeWords('Every week')))).toEqual(['queued']);
  });

  it('skips and lists talents who are blocked, unconfirmed or not the agency’s', async () => {
    const unproven = await makeTalentAccount([tenant.agencyId], { emailVerified: false });
    await auth().updateUser(unproven.uid, { emailVerified: false });

    const proven = await makeTalentAccount([tenant.agencyId], { emailVerified: false });
    const foreign = otherTenant.talents[0]?.id ?? '';
    const ids = [blocked.uid, unproven.uid, foreign, 'nobody', proven.uid];
    const expected = ['blocked', 'unconfirmed', 'notFound', 'notFound'];
    const { recipients, shown } = (await look(ids, makeWords('Left out'))).collection;
    expect(recipients.map(({ outcome }) => outcome)).toEqual([...expected, 'ready']);
    // Another agency's talent isn't even named.
    expect(recipients[2]).toEqual({ talentId: foreign, name: '', outcome: 'notFound' });
    expect(shown?.talentId).toBe(proven.uid);
    expect(listOutcomes(await send(ids, makeWords('Left out')))).toEqual([...expected, 'queued']);
    await waitForMail(proven.email);
    expect(await listMails(blocked.email)).toEqual([]);
    expect(await listMails(unproven.email)).toEqual([]);
    expect(await findMails(otherTenant.talents[0]?.email ?? '', 'Left out')).toEqual([]);
  });

  it('is previewed as sent, for any chosen talent', async () => {
    const ids = [tenant.talents[0]?.id ?? '', shared.uid];
    const { status, collection } = await look(ids, makeWords('Looked at'));
    expect(status).toBe(200);

    expect(collection.recipients.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Name1 Secret', 'ready'],
      [expect.stringContaining('Lucía') as string, 'ready'],
    ]);

    const spanish = (await look(ids, { ...makeWords('Looked at'), shown: shared.uid })).collection.shown;
    expect(spanish).toMatchObject({
      talentId: shared.uid,
      locale: 'es',
      subject: `Mensaje de ${AGENCY_NAME}: Looked at`,
      replyTo: 'agency@tests.example',
    });

    expect(await findMails(shared.email, 'Looked at')).toEqual([]);
    await send([shared.uid], makeWords('Looked at'));

    await expect
      .poll(async () => (await findMails(shared.email, 'Looked at')).map(({ html }) => splitLines(html)), {
        timeout: 30_000,
      })
      .toEqual([splitLines(spanish?.html ?? '')]);
  });

  it('is limited to the agency’s people', async () => {
    const ids = tenant.talents.map(({ id }) => id);
    for (const token of [tenant.clientToken, tenant.talentToken]) {
      expect((await send(ids, makeWords('Closed'), token)).status).toBe(403);
      expect((await look(ids, makeWords('Closed'), token)).status).toBe(403);
    }

    expect(
      (await call('POST', '/talentCRM/email', { body: { talentIds: ids, ...makeWords('Closed') } })).status,
    ).toBe(401);

    expect(listOutcomes(await send(ids, makeWords('Closed'), otherTenant.teamToken))).toEqual([
      'notFound',
      'notFound',
    ]);
  });

  it.each<[string, object]>([
    ['no subject', { subject: ' ', message: 'x' }],
    ['no message', { subject: 'x', message: '' }],
    ['a subject that is too long', { subject: 'x'.repeat(121), message: 'x' }],
    ['a message that is too long', { subject: 'x', message: 'x'.repeat(5001) }],
    ['nobody', { talentIds: [], subject: 'x', message: 'x' }],
    ['a talent twice', { talentIds: ['a', 'a'], subject: 'x', message: 'x' }],
    [
      'more than a call takes',
      { talentIds: Array.from({ length: 51 }, (_, index) => `t${index}`), ...makeWords('x') },
    ],
  ])('is refused with %s', async (_, body) => {
    expect((await send(['a'], body)).status).toBe(422);
  });
});
