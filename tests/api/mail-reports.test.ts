import { createHmac, randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

const KEY = process.env['MAIL_EVENTS_SECRET']?.replace('whsec_', '') ?? '';
const getSeconds = () => Math.floor(Date.now() / 1000);

let tenant: Tenant;
let rival: Tenant;
beforeAll(async () => {
  [tenant, rival] = await Promise.all([makeTenant(0), makeTenant(0)]);
});

/** An event as Resend documents it. */
const makeEvent = (type: string, to: string, details: object = {}) => ({
  type,
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    created_at: '2026-11-22T23:41:11.894Z',
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    from: 'Voice Casting <no-reply@voice-casting.example>',
    to: [to],
    subject: 'Audition request',
    ...details,
  },
});
const bounce = (to: string, type = 'Permanent', subType = 'General') =>
  makeEvent('email.bounced', to, {
    bounce: { diagnosticCode: ['smtp; 550 5.1.1'], message: 'The address bounced.', subType, type },
  });
const complaint = (to: string) => makeEvent('email.complained', to);
const suppression = (to: string) =>
  makeEvent('email.suppressed', to, {
    suppressed: { message: 'On the suppression list.', type: 'OnAccountSuppressionList' },
  });

interface Signature {
  readonly at?: number;
  readonly key?: string;
  readonly prefix?: string;
  readonly version?: string;
}

const report = (
  event: object,
  { at = getSeconds(), key = KEY, prefix = 'webhook', version = 'v1' }: Signature = {},
) => {
  const [body, id] = [JSON.stringify(event), randomBytes(6).toString('hex')];
  const hash = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`${id}.${at}.${body}`)
    .digest('base64');
  return call('POST', '/mail/webhook', {
    body,
    headers: {
      [`${prefix}-id`]: id,
      [`${prefix}-timestamp`]: String(at),
      // Providers send several while a secret is replaced.
      [`${prefix}-signature`]: `v1,${randomBytes(32).toString('base64')} ${version},${hash}`,
    },
  });
};

/** A mail that was sent some minutes ago. Returns its id and address. */
const plantSent = async (name: string, minutes = 5, to = `${name}.${tenant.key}@bounces.example`) => {
  const id = `${name}-${tenant.key}`;
  const moment = Timestamp.fromMillis(Date.now() - minutes * 60_000);
  const mail = {
    agencyId: tenant.agencyId,
    kind: 'talent-welcome',
    to,
    locale: 'en',
    params: {},
    attempts: 1,
  };

  await firestore()
    .doc(`mail/${id}`)
    .set({
      ...mail,
      state: 'sent',
      nextAttemptAt: moment,
      lastError: null,
      createdAt: moment,
      sentAt: moment,
    });

  return { id, to };
};

const readState = async (id: string) => {
  const [mail, stuck] = await Promise.all(
    ['mail', 'stuckMail'].map((name) => firestore().doc(`${name}/${id}`).get()),
  );
  return [mail?.get('state'), stuck?.get('reason'), stuck?.get('agencyId')] as const;
};

describe('a report of the email provider', () => {
  it('marks the last mail to an address as returned, for the admins of its agency alone', async () => {
    const earlier = await plantSent('earlier', 60, `twice.${tenant.key}@bounces.example`);
    const { id, to } = await plantSent('latest', 5, earlier.to);

    expect((await report(bounce(to.toUpperCase()))).collection).toEqual({ received: true });
    expect(await readState(id)).toEqual(['failed', 'undeliverable', tenant.agencyId]);
    expect(await readState(earlier.id)).toEqual(['sent', undefined, undefined]);

    const countStuck = async ({ key, agencyId }: Tenant) => {
      const { token } = await makeAccount({ uid: `returned-${key}`, held: { admin: [agencyId] } });
      const { collection } = await call<{ stuck: { count: number } }>('GET', '/health/mail', { token });
      return collection.stuck.count;
    };
    expect([await countStuck(tenant), await countStuck(rival)]).toEqual([1, 0]);
  });

  it('tells complaints from bounces, by either name of the headers', async () => {
    const { id, to } = await plantSent('spam');
    expect((await report(complaint(to), { prefix: 'svix' })).status).toBe(200);
    expect((await readState(id))[1]).toBe('complained');
  });

  it('marks a mail that the provider no longer sends, because an earlier one came back', async () => {
    const { id, to } = await plantSent('suppressed');
    expect((await report(suppression(to))).status).toBe(200);
    expect((await readState(id))[1]).toBe('undeliverable');
  });

  it('leaves mails alone that the provider tries again, and events about nobody', async () => {
    const { id, to } = await plantSent('full');
    const events = [
      bounce(to, 'Transient', 'MailboxFull'),
      bounce(to, 'Undetermined', 'Undetermined'),
      { type: 'email.bounced', data: { to: [to] } },
      makeEvent('email.delivery_delayed', to),
      makeEvent('email.failed', to, { failed: { reason: 'reached_daily_quota' } }),
      { type: 'email.delivered', data: { to: [to] } },
      bounce('x@y.example'),
      {},
    ];
    for (const event of events) expect((await report(event)).status).toBe(200);
    expect((await readState(id))[0]).toBe('sent');
  });

  it('is refused without the provider’s signature of the last five minutes', async () => {
    const { id, to } = await plantSent('forged');
    const forged = [
      { key: Buffer.from('another').toString('base64') },
      { at: getSeconds() - 301 },
      { at: getSeconds() + 301 },
      { at: NaN },
      { prefix: 'other' },
      { version: 'v2' },
    ];
    for (const signature of forged) {
      const { status, error } = await report(bounce(to), signature);
      expect([status, error.code], JSON.stringify(signature)).toEqual([400, 'mail.signature']);
    }
    expect((await call('POST', '/mail/webhook', { body: bounce(to) })).status).toBe(400);
    expect((await readState(id))[0]).toBe('sent');
  });
});
