import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayRead } from '@domain/access/access.policy.ts';
import { uniteRoles } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ATTEMPTS_MAX, getBackoff, claim } from '../../functions/src/outgoing/mail/delivery.ts';
import { setSenderAddress } from '../../functions/src/features/agencies/set-sender-address.ts';
import type { MailContent } from '../../functions/src/outgoing/mail/mails.ts';
import { queueMail } from '../../functions/src/outgoing/mail/outbox.ts';
import { sendDueMails, sendMail } from '../../functions/src/outgoing/mail/send.ts';
import { onMailQueued } from '../../functions/src/outgoing/mail/triggers.ts';
import { db } from '../../functions/src/platform/firestore/db.ts';
import { pauseTriggers } from '../stack/in-process/triggers.ts';
import { startServer, type TestServer } from '../stack/smtp.ts';
import { transact } from '../../functions/src/work/unit/transact.ts';

const DOWN = 'smtp://127.0.0.1:1';

let server: TestServer;
const smtpUrl = process.env['SMTP_URL'];
let resume: () => void;
beforeAll(async () => {
  // Only the test sends emails.
  resume = pauseTriggers();
  server = await startServer();

  const invited = { agencyId: 'agency', talentId: 'talent' };
  await db()
    .doc('auditionInvites/entry')
    .set({ ...invited, linkIdentifier: 'identifier', linkVersion: 1 });
  await db()
    .doc('auditionEntries/entry')
    .set({ ...invited, auditionId: 'audition' });

  await db()
    .doc('auditions/audition')
    .set({
      projectId: 'project',
      castingId: 'project_eng',
      voiceId: 'voice',
      style: 'NATURAL',
      script: 'Snow falls.',
      brief: '',
      deadline: Timestamp.fromMillis(Date.parse(params.deadline)),
    });

  await db()
    .doc('talentCache/talent')
    .set({ agencyIds: ['agency'] });
});
afterAll(async () => {
  resume();
  process.env['SMTP_URL'] = smtpUrl;
  await server.stop();
});
beforeEach(async () => {
  await Promise.all(['mail', 'stuckMail'].map((name) => db().recursiveDelete(db().collection(name))));
  server.reset();
  process.env['SMTP_URL'] = server.url;
});

const params = {
  talentName: 'Ana',
  projectName: 'Project',
  character: 'Narrator',
  language: 'eng',
  deadline: '2030-01-02T03:04:05.000Z',
  entryId: 'entry',
};
const queue = (id: string, change: Partial<MailContent<'audition-request'>> = {}): Promise<void> =>
  transact(async (work) => {
    const mail = {
      kind: 'audition-request',
      to: `${id}@tests.example`,
      locale: 'en',
      agencyId: 'agency',
    } as const;
    queueMail(work, id, { ...mail, params, ...change });
  });
const edit = (id: string, fields: object) => db().collection('mail').doc(id).update(fields);
const makeOverdue = (id: string, ms = 1) =>
  edit(id, { nextAttemptAt: Timestamp.fromMillis(Date.now() - ms) });
const readMail = async (id: string) => (await db().collection('mail').doc(id).get()).data();
const readStuck = async (id: string) => (await db().collection('stuckMail').doc(id).get()).data();
const readWait = async (id: string) =>
  Number((await readMail(id))?.['nextAttemptAt'].toMillis()) - Date.now();
const DAY = 24 * 60 * 60 * 1000;

describe('a queued mail', () => {
  it('is sent exactly once, also when triggered again', async () => {
    await queue('once');
    await Promise.all([sendMail('once'), sendMail('once'), sendMail('once'), onMailQueued('once')]);
    await sendMail('once');
    await sendDueMails({ limit: 10 });
    expect(server.to('once@tests.example')).toHaveLength(1);
    const mail = await readMail('once');
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
    const lifetime = mail?.['expiresAt'].toMillis() - Date.now();
    expect(Math.round(lifetime / DAY)).toBe(90);
  });

  it('is queued once per occasion', async () => {
    await queue('occasion');
    await expect(queue('occasion')).rejects.toMatchObject({ code: 6 });
  });

  it('has the headers of an automatically generated mail', async () => {
    await queue('headers', { locale: 'es' });
    await sendMail('headers');

    const [mail] = server.to('headers@tests.example');
    expect(mail?.header('message-id')).toBe('<headers@voice-casting.example>');
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    expect(mail?.header('content-language')).toBe('es');
    expect(mail?.header('subject')).toMatch(/^Solicitud de audición/);
    expect(Math.abs(Date.now() - Date.parse(mail?.header('date') ?? ''))).toBeLessThan(60_000);
    expect(mail?.header('list-unsubscribe')).toBeUndefined();
    expect(mail?.header('content-type')).toMatch(/^multipart\/alternative/);

    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname, search, searchParams } = new URL(link);
    expect(`${pathname}${search}`).toBe(
      addresses.auditionGate.href('identifier', searchParams.get('token') ?? ''),
    );
    expect(mail?.html.replaceAll('&#38;', '&')).toContain(`href="${link}"`);
  });

  it('is answered by the agency, and the agency’s own by the platform', async () => {
    await db()
      .doc('agencies/speaking')
      .set({ publicName: 'Aria', accent: null, contactEmail: 'hi@aria.example' });

    const words = { name: 'Ana', subject: 'Studio days', message: 'In May.' };
    await queue('own', { kind: 'roster-email', agencyId: 'speaking', params: words } as object);
    await queue('request', { agencyId: 'speaking' });
    await queue('office', { agencyId: 'speaking', to: 'hi@aria.example' });
    await queue('platform', { agencyId: null });
    for (const id of ['own', 'request', 'office', 'platform']) await sendMail(id);

    const getReplyTo = (to: string) => server.to(to)[0]?.header('reply-to');
    expect(getReplyTo('own@tests.example')).toBe('hi@aria.example');
    expect(getReplyTo('request@tests.example')).toBe('hi@aria.example');
    expect(getReplyTo('hi@aria.example')).toBe('support@voice-casting.example');
    expect(getReplyTo('platform@tests.example')).toBe('support@voice-casting.example');
  });

  it('comes from a verified address of the agency, and bounces to the platform’s', async () => {
    const agency = { slug: 'sending', publicName: 'Aria', accent: null, contactEmail: 'hi@aria.example' };
    await db().doc('agencies/sending').set(agency);
    const send = async (id: string) => {
      await queue(id, { agencyId: 'sending' });
      await sendMail(id);
      const [mail] = server.to(`${id}@tests.example`);
      return [mail?.header('from'), mail?.header('sender'), mail?.returnPath];
    };
    const platform = 'no-reply@voice-casting.example';

    await db().doc('agencies/sending').update({ senderName: 'Aria Voices' });
    expect(await send('named')).toEqual([`Aria Voices <${platform}>`, undefined, platform]);

    await setSenderAddress({ slug: 'sending', address: 'casting@mail.aria.example' });
    expect(await send('verified')).toEqual([
      'Aria Voices <casting@mail.aria.example>',
      `Voice Casting <${platform}>`,
      platform,
    ]);

    await setSenderAddress({ slug: 'sending', address: null });
    expect(await send('former')).toEqual([`Aria Voices <${platform}>`, undefined, platform]);
  });

  it('never comes from a domain of the platform or of another agency', async () => {
    await db()
      .doc('agencies/first')
      .set({ slug: 'first', publicName: 'First', contactEmail: 'a@first.example' });
    await db()
      .doc('agencies/second')
      .set({ slug: 'second', publicName: 'Second', contactEmail: 'b@second.example' });
    await setSenderAddress({ slug: 'first', address: 'casting@first.example' });

    for (const address of [
      'boss@first.example',
      'boss@FIRST.example',
      'boss@mail.first.example',
      'no-reply@voice-casting.example',
      'boss@eu.voice-casting.example',
    ])
      await expect(setSenderAddress({ slug: 'second', address })).rejects.toThrow('domain');
    await expect(setSenderAddress({ slug: 'none', address: null })).rejects.toThrow('no agency none');

    await setSenderAddress({ slug: 'second', address: 'casting@notfirst.example' });
    await setSenderAddress({ slug: 'first', address: 'hello@first.example' });
    expect((await db().doc('agencies/second').get()).get('senderAddress')).toBe('casting@notfirst.example');
    for (const id of ['first', 'second']) await db().doc(`agencies/${id}`).delete();
  });

  it("attaches the audition's script for requested talents, unless the agency has blocked them since", async () => {
    await queue('asked');
    expect(JSON.stringify(await readMail('asked'))).not.toContain('Snow falls.');
    await db()
      .doc('talentCache/talent')
      .set({ agencyIds: ['other'] });
    expect(await sendMail('asked')).toBe('unwritable');
    expect(server.to('asked@tests.example')).toEqual([]);
    await db()
      .doc('talentCache/talent')
      .set({ agencyIds: ['agency'] });
    await makeOverdue('asked');
    expect(await sendMail('asked')).toBe('sent');

    const [mail] = server.to('asked@tests.example');
    expect([mail?.text, mail?.html].map((part) => part?.includes('Snow falls.'))).toEqual([true, true]);
    expect(JSON.stringify(await readMail('asked'))).not.toContain('Snow falls.');
  });

  it('escapes typed text', async () => {
    const projectName = '<script>\r\nBcc: everybody@tests.example';
    await queue('typed', { params: { ...params, projectName } });
    await queue('pair', { to: 'one@tests.example, two@tests.example' });
    await sendMail('typed');
    await sendMail('pair');

    const [mail] = server.to('typed@tests.example');
    expect(mail?.header('subject')).toBe('Audition request: <script> Bcc: everybody@tests.example, Narrator');
    expect(mail?.header('bcc')).toBeUndefined();
    expect(mail?.html).not.toContain('<script>');
    expect(server.to('everybody@tests.example')).toEqual([]);
    expect([...server.to('one@tests.example'), ...server.to('two@tests.example')]).toEqual([]);
  });
});

describe('while the server is down', () => {
  it('retries a mail with growing delays, shows it to the agency’s admins, and sends it once afterwards', async () => {
    process.env['SMTP_URL'] = DOWN;
    await queue('down');

    const waits: number[] = [];
    for (const attempts of [1, 2, 3]) {
      await makeOverdue('down');
      await sendDueMails({ limit: 10 });
      expect(await readMail('down')).toMatchObject({ state: 'queued', attempts });
      waits.push(Math.round((await readWait('down')) / 60_000));
    }

    expect(waits).toEqual([1, 2, 4]);
    expect((await readMail('down'))?.['lastError']).toMatch(/ECONNREFUSED/);

    const stuck = await readStuck('down');
    expect(stuck).toMatchObject({
      agencyId: 'agency',
      to: 'down@tests.example',
      state: 'queued',
      attempts: 3,
    });

    expect(stuck?.['reason']).toBe('unreachable');
    expect(JSON.stringify(stuck)).not.toMatch(/ECONNREFUSED|identifier|token/i);

    const canRead = (role: 'admin' | 'agencyTeam' | 'client', agency: string): boolean => {
      const agenciesByRole = { [role]: [agency] };
      const claims = {
        user_id: 'x',
        held: agenciesByRole,
        ...uniteRoles(agenciesByRole),
        emailVerified: true,
        accessVersion: 0,
      };
      return mayRead({ uid: 'x', claims }, 'stuckMail', { id: 'down', agencyId: 'agency' });
    };

    expect([canRead('admin', 'agency'), canRead('admin', 'other')]).toEqual([true, false]);
    expect([canRead('agencyTeam', 'agency'), canRead('client', 'agency')]).toEqual([false, false]);

    process.env['SMTP_URL'] = server.url;
    expect(await sendMail('down')).toBe('idle');
    expect(server.all()).toEqual([]);
    await makeOverdue('down');
    await Promise.all([sendDueMails({ limit: 10 }), sendDueMails({ limit: 10 })]);
    expect(server.to('down@tests.example')).toHaveLength(1);
    expect(await readMail('down')).toMatchObject({ state: 'sent', attempts: 4 });
    expect(await readStuck('down')).toBeUndefined();
  });

  it('tries one mail, and the others wait for the next round', async () => {
    process.env['SMTP_URL'] = DOWN;
    for (const id of ['a', 'b', 'c']) await queue(id);
    await sendDueMails({ limit: 10 });
    const attempts = await Promise.all(['a', 'b', 'c'].map(async (id) => (await readMail(id))?.['attempts']));
    expect(attempts).toEqual([1, 0, 0]);
    process.env['SMTP_URL'] = server.url;
    await makeOverdue('a');
    await sendDueMails({ limit: 10 });
    expect(server.all()).toHaveLength(3);
  });

  it('shows a mail without an agency to nobody', async () => {
    process.env['SMTP_URL'] = DOWN;
    await queue('nobodys', { agencyId: null });
    await sendMail('nobodys');
    expect(await readMail('nobodys')).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await readStuck('nobodys')).toBeUndefined();
  });

  it('gives up after the last attempt, permanently', async () => {
    process.env['SMTP_URL'] = DOWN;
    await queue('last');
    await edit('last', { attempts: ATTEMPTS_MAX - 1 });
    await sendMail('last');
    expect(await readMail('last')).toMatchObject({ state: 'failed', attempts: ATTEMPTS_MAX });
    expect(await readStuck('last')).toMatchObject({ state: 'failed', attempts: ATTEMPTS_MAX });
    expect((await readStuck('last'))?.['expiresAt']).toBeDefined();
    process.env['SMTP_URL'] = server.url;
    await makeOverdue('last');
    await sendDueMails({ limit: 10 });
    expect(server.all()).toEqual([]);
  });
});

describe('a mail whose sender crashed', () => {
  it('is left alone during its lease, and then retried', async () => {
    await queue('died');
    expect(await claim('died')).toMatchObject({ attempts: 1 });
    await sendMail('died');
    await sendDueMails({ limit: 10 });
    expect(server.all()).toEqual([]);
    expect(await readMail('died')).toMatchObject({ state: 'sending', attempts: 1 });
    await makeOverdue('died');
    await sendDueMails({ limit: 10 });
    expect(server.to('died@tests.example')[0]?.header('message-id')).toBe('<died@voice-casting.example>');
    expect(await readMail('died')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is not retried after the last attempt', async () => {
    await queue('poison');
    await edit('poison', { state: 'sending', attempts: ATTEMPTS_MAX });
    await makeOverdue('poison');
    await sendDueMails({ limit: 10 });
    expect(await readMail('poison')).toMatchObject({ state: 'failed', attempts: ATTEMPTS_MAX });
    expect(await readStuck('poison')).toMatchObject({ state: 'failed' });
    expect(server.all()).toEqual([]);
  });
});

describe('the last email to a deleted person', () => {
  const last = { kind: 'data-erased', agencyId: null, params: { name: 'Ana Costa' } } as const;

  it('is deleted once it is sent', async () => {
    await queue('goodbye', last as never);
    await queue('other');
    await Promise.all([sendMail('goodbye'), sendMail('other')]);
    expect(server.to('goodbye@tests.example')).toHaveLength(1);
    expect(await readMail('goodbye')).toBeUndefined();
    expect(await readMail('other')).toMatchObject({ state: 'sent' });
    expect(await sendMail('goodbye')).toBe('idle');
  });

  it('is stored for retries, and deleted after the last one', async () => {
    await queue('refused', { ...last, to: 'refused@tests.example' } as never);
    await sendMail('refused');
    expect(await readMail('refused')).toMatchObject({ state: 'queued', attempts: 1 });
    await edit('refused', { attempts: ATTEMPTS_MAX - 1 });
    await makeOverdue('refused');
    await sendMail('refused');
    expect(await readMail('refused')).toBeUndefined();
  });
});

describe('a failing email', () => {
  it('blocks no other, when it can’t be rendered or is refused', async () => {
    await queue('unwritable', { locale: 'none' } as never);
    await queue('refused', { to: 'refused@tests.example' });
    await queue('fine');
    await sendDueMails({ limit: 10 });
    expect(server.all()).toHaveLength(1);
    expect(server.to('fine@tests.example')).toHaveLength(1);
    expect(await readStuck('unwritable')).toMatchObject({ reason: 'unwritable', attempts: 1 });
    expect(await readStuck('refused')).toMatchObject({ reason: 'undeliverable', attempts: 1 });
    expect((await readMail('refused'))?.['lastError']).toContain('550');
    expect(await readStuck('fine')).toBeUndefined();
  });
});

it('the delay between attempts is an hour at most', () => {
  expect([1, 6, 7, 49].map((attempts) => getBackoff(attempts) / 60_000)).toEqual([1, 32, 60, 60]);
});
