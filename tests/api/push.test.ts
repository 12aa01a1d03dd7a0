import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_NOTICE_CHOICE } from '@domain/notices/notices.ts';
import { PUSH_DEVICES_MAX, type ListedPushDevice, type PushDevice } from '@domain/notices/push-devices.ts';
import { pushMessage } from '../../functions/src/outgoing/push/push-message.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { addRoleLicence, requestAvailability } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makePushBrowser, verifySender } from '../stack/push-browser.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { respondWith, startReceiver } from '../stack/webhook-receiver.ts';

const DAY_SECONDS = 24 * 60 * 60;
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tenant: Tenant;
let cast: Cast;
let admin: Account;
let talent: Account;

beforeAll(async () => {
  receiver = await startReceiver();
  vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', receiver.address);
  tenant = await makeTenant(1);
  cast = await makeCast(tenant, 1);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  const [voice] = tenant.talents;
  if (!voice) throw new Error('a voice is needed');
  talent = await makeAccount({ uid: voice.id, email: voice.email, held: { talent: [tenant.agencyId] } });
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.stop();
});
afterEach(() => receiver.behave(respondWith(201)));

/** A browser with its own path at the push service. */
const openBrowser = () => {
  const path = `/push/${randomBytes(8).toString('hex')}`;
  const { subscription, read } = makePushBrowser(receiver.address + path);
  return { subscription, read, getReceived: () => receiver.at(path) };
};

const add = (token: string, body: object, userAgent = CHROME) =>
  call<ListedPushDevice>('PUT', '/notice/device', { token, body, headers: { 'User-Agent': userAgent } });
const list = async (token: string) =>
  (await call<readonly ListedPushDevice[]>('GET', '/notice/device', { token })).collection;
const remove = (token: string, id: string) => call('DELETE', `/notice/device/${id}`, { token });
const attempt = (token: string, id: string) =>
  call<{ status: number; fault: string | null }>('POST', `/notice/device/${id}/trial`, { token });
const readStored = async (id: string) => (await firestore().doc(`pushDevices/${id}`).get()).data();

/** A browser of the talent that is turned on. */
const turnOn = async (token = talent.token) => {
  const browser = openBrowser();
  const { status, collection } = await add(token, browser.subscription);
  expect(status).toBe(200);
  return { ...browser, id: collection.id };
};

describe('a device', () => {
  it('is added by its owner, named by its browser, and shown to nobody else', async () => {
    const browser = openBrowser();
    const { collection: device } = await add(talent.token, browser.subscription);
    expect(device).toMatchObject({ browser: 'Chrome', system: 'Android' });

    const { endpoint, keys } = browser.subscription;
    const audited = (await findAuditEntry(`pushDevices/${device.id}`)).docs.map((entry) => entry.data());
    expect(audited).toMatchObject([{ action: 'notices.addDevice', by: talent.uid, agencyId: null }]);
    for (const shown of [device, await list(talent.token), audited])
      for (const secret of [endpoint, keys.p256dh, keys.auth])
        expect(JSON.stringify(shown)).not.toContain(secret);

    expect(await list(admin.token)).toEqual([]);
    expect((await attempt(admin.token, device.id)).status).toBe(404);
    expect((await remove(admin.token, device.id)).status).toBe(404);
    expect((await attempt(talent.token, device.id)).status).toBe(200);
    expect((await remove(talent.token, device.id)).status).toBe(200);
    expect(await readStored(device.id)).toBeUndefined();
  });

  it('is added in person: not by an admin who acts as them', async () => {
    const acting = await getActingToken(admin.token, talent.uid);
    const { id } = await turnOn();

    const refused = [
      await add(acting, openBrowser().subscription),
      await call('GET', '/notice/device', { token: acting }),
      await attempt(acting, id),
      await remove(acting, id),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
      refused.map(() => [403, 'auth.inPerson']),
    );
    expect((await remove(talent.token, id)).status).toBe(200);
  });

  it('has a public address and the keys of a browser', async () => {
    const { subscription } = openBrowser();
    const { keys } = subscription;
    const point = `B${'A'.repeat(86)}`;

    for (const [change, code] of [
      [{ endpoint: 'http://push.example.org/x' }, 'push.endpoint'],
      [{ endpoint: 'https://127.0.0.1/x' }, 'push.endpoint'],
      [{ endpoint: 'https://169.254.169.254/x' }, 'push.endpoint'],
      [{ endpoint: 'http://127.0.0.1:1/x' }, 'push.endpoint'],
      [{ keys: { ...keys, auth: 'short' } }, 'push.keys'],
      [{ keys: { ...keys, p256dh: point } }, 'push.keys'],
      [{ keys: undefined }, 'validation.required'],
    ] as const) {
      const refused = await add(talent.token, { ...subscription, ...change });
      expect([refused.status, refused.error.code]).toEqual([422, code]);
    }
    expect(await list(talent.token)).toEqual([]);
  });

  it('belongs to the last person who signed in on it', async () => {
    const browser = openBrowser();
    await add(talent.token, browser.subscription);
    const { collection: taken } = await add(admin.token, browser.subscription);

    expect(await list(talent.token)).toEqual([]);
    expect((await list(admin.token)).map(({ id }) => id)).toEqual([taken.id]);
    await remove(admin.token, taken.id);
  });

  it('replaces the oldest of too many', async () => {
    const [first] = [await turnOn()];
    for (let count = 0; count < PUSH_DEVICES_MAX; count += 1) await turnOn();

    const ids = (await list(talent.token)).map(({ id }) => id);
    expect(ids).toHaveLength(PUSH_DEVICES_MAX);
    expect(ids).not.toContain(first?.id);
    for (const id of ids) await remove(talent.token, id);
  });

  it('ends with the sessions of its owner', async () => {
    const person = await makeAccount({ uid: `leaving-${tenant.key}`, held: { client: [tenant.agencyId] } });
    const { id } = await turnOn(person.token);
    const second = await turnOn();

    const body = { everywhere: true };
    expect((await call('POST', '/user/signOut', { token: person.token, body })).status).toBe(200);
    expect(await readStored(id)).toBeUndefined();
    expect(await readStored(second.id)).toBeDefined();
    await remove(talent.token, second.id);
  });
});

describe('the devices of a member', () => {
  it('end with the last agency that admits them', async () => {
    const rivalId = `other-${tenant.key}`;
    const [member, shared] = await Promise.all([
      makeAccount({ uid: `member-${tenant.key}`, held: { agencyTeam: [tenant.agencyId] } }),
      makeAccount({ uid: `shared-${tenant.key}`, held: { agencyTeam: [tenant.agencyId, rivalId] } }),
    ]);
    const [device, second] = [await turnOn(member.token), await turnOn(shared.token)];

    for (const { uid } of [member, shared]) {
      const body = { roles: [] };
      expect((await call('PATCH', `/agencyTeam/${uid}`, { token: admin.token, body })).status).toBe(200);
    }
    expect(await readStored(device.id)).toBeUndefined();
    expect(await readStored(second.id)).toBeDefined();
    await remove(shared.token, second.id);
  });
});

describe('a pushed message', () => {
  it('is signed, readable by its browser alone, and tried on request', async () => {
    const { id, read, subscription, getReceived } = await turnOn();
    expect((await attempt(talent.token, id)).collection).toEqual({ status: 201, fault: null });

    const [message] = getReceived();
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '60',
      topic: 'trial',
      urgency: 'high',
    });
    expect(message?.body).not.toContain('notifications');
    expect(read(message!)).toEqual({
      title: 'Test',
      body: 'Your notifications appear like this.',
      lang: 'en',
      path: '/dashboard',
      tag: 'trial',
    });

    const { collection: config } = await call<{ pushPublicKey: string }>('GET', '/');
    const sender = await verifySender(message!);
    expect(sender).toMatchObject({
      publicKey: config.pushPublicKey,
      aud: new URL(subscription.endpoint).origin,
      sub: expect.stringMatching(/^mailto:.+@/),
    });
    expect((sender.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(DAY_SECONDS);
    await remove(talent.token, id);
  });

  it.each([404, 410])('that its service answers with %i removes the device', async (status) => {
    const { id } = await turnOn();
    receiver.behave(respondWith(503));
    await attempt(talent.token, id);
    expect(await readStored(id)).toBeDefined();

    receiver.behave(respondWith(status));
    expect((await attempt(talent.token, id)).collection).toEqual({ status, fault: 'refused' });
    expect(await readStored(id)).toBeUndefined();
  });

  it('is sent again within seconds while its service is busy, and cut to what a service takes', async () => {
    const { id, read, getReceived } = await turnOn();
    const device = { ...(await readStored(id)), id } as PushDevice;
    const message = { title: 'Message', body: '👩‍👩‍👧‍👦'.repeat(400), lang: 'en', path: '/', tag: 'long' };
    const terms = { ttl: 60, urgency: 'normal', topic: 'long' } as const;

    receiver.behave((response) => {
      receiver.behave(respondWith(201));
      respondWith(503)(response);
    });
    expect(await pushMessage(device, message, terms, [1])).toEqual({ status: 201, fault: null });
    receiver.behave(respondWith(400));
    expect((await pushMessage(device, message, terms, [1])).status).toBe(400);

    const bodies = getReceived().map((received) => read(received).body);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies)).toEqual(new Set(['👩‍👩‍👧‍👦'.repeat(Math.floor((bodies[0]?.length ?? 0) / 11))]));
    expect(getReceived()[0]?.bytes.length).toBeLessThanOrEqual(4096);
    await remove(talent.token, id);
  });

  it('isn’t sent to a device that subscribed to a former key, which is removed', async () => {
    const { id, getReceived } = await turnOn();
    await firestore()
      .doc(`pushDevices/${id}`)
      .update({ serverKey: `B${'A'.repeat(86)}` });
    expect((await attempt(talent.token, id)).collection.status).toBe(410);
    expect(getReceived()).toEqual([]);
    expect(await readStored(id)).toBeUndefined();
  });
});

describe('a notice', () => {
  it('is pushed with the email’s subject until the deadline, once, in the person’s language', async () => {
    await firestore().doc(`users/${talent.uid}`).update({ locale: 'es' });
    const { id, read, getReceived } = await turnOn();
    const gone = await turnOn();
    await firestore().doc(`pushDevices/${gone.id}`).update({ serverKey: 'former' });

    expect((await requestAuditions(cast, tenant.clientToken)).status).toBe(201);
    const mail = await waitForMail(talent.email);
    await vi.waitFor(() => expect(getReceived()).toHaveLength(1), { timeout: 10_000 });

    const [message] = getReceived();
    expect(read(message!)).toEqual({
      title: 'Audición',
      body: mail.subject,
      lang: 'es',
      path: '/profile/auditions',
      tag: message?.headers['topic'],
    });
    expect(message?.headers['topic']).toMatch(/^[\w-]{1,32}$/);
    expect(message?.headers['urgency']).toBe('normal');
    const days = Number(message?.headers['ttl']) / DAY_SECONDS;
    expect([days > 3, days < 6]).toEqual([true, true]);
    await vi.waitFor(async () => expect(await readStored(gone.id)).toBeUndefined());

    await remove(talent.token, id);
    await firestore().doc(`users/${talent.uid}`).update({ locale: 'en' });
  });

  it('isn’t pushed where its kind is muted, nor to people who have left the agency', async () => {
    const { id, getReceived } = await turnOn();
    const choose = (push: readonly string[]) =>
      call('PUT', '/notice/choice', {
        token: talent.token,
        body: { ...DEFAULT_NOTICE_CHOICE, muted: { ...DEFAULT_NOTICE_CHOICE.muted, push } },
      });
    const request = async (count: number) => {
      const booked = await makeCast(tenant, 1);
      await addRoleLicence(tenant.clientToken, booked.voice.id);
      expect((await requestAvailability(tenant.clientToken, booked)).status).toBe(201);
      await waitForMail(talent.email, count);
    };

    /** What was pushed a second after its email. */
    const countPushed = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return getReceived().length;
    };
    const admit = (agencyId: string) =>
      firestore()
        .doc(`users/${talent.uid}`)
        .update({ agencyIds: [agencyId] });

    expect((await choose(['bookings'])).status).toBe(200);
    await request(2);
    expect(await countPushed()).toBe(0);
    expect((await choose(['auditions'])).status).toBe(200);
    await request(3);
    expect(await countPushed()).toBe(1);

    await admit('another-agency');
    await request(4);
    expect(await countPushed()).toBe(1);
    await admit(tenant.agencyId);
    await request(5);
    expect(await countPushed()).toBe(2);
    await remove(talent.token, id);
  });
});
