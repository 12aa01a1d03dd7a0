import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_NOTICE_CHOICE, type Notice, type NoticeChoice } from '@domain/notices/notices.ts';
import type { Page } from '@domain/contract.ts';
import type { EnquiryRow } from '@domain/enquiries/enquiries.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { startReceiver } from '../stack/webhook-receiver.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tenant: Tenant;
let cast: Cast;
let admin: Account;
let outsiders: readonly Account[];

beforeAll(async () => {
  receiver = await startReceiver();
  vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', receiver.address);
  tenant = await makeTenant(1);
  cast = await makeCast(tenant, 1);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  const roles = { admin: [tenant.agencyId] };
  outsiders = await Promise.all([
    makeAccount({ uid: `rejected-${tenant.key}`, held: roles, status: 'REJECTED' }),
    makeAccount({ uid: `pending-${tenant.key}`, held: roles, status: 'PENDING' }),
    makeAccount({ uid: `blocked-${tenant.key}`, held: roles, standing: { blocked: true } }),
  ]);
  await firestore().doc(`agencies/${tenant.agencyId}`).update({ contactEmail: MAILBOX() });
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.stop();
});

const MAILBOX = () => `mailbox.${tenant.key}@agencies.example`;

const write = async (message: string): Promise<void> => {
  const before = await countMails(MAILBOX());
  const body = { message, projectId: cast.project.id };
  expect((await call('POST', '/project/contactUs', { token: tenant.clientToken, body })).status).toBe(202);
  await waitForMail(MAILBOX(), before + 1);
};

/** Waits until a person has some notices, because they are stored once the email was sent. */
const waitForNotices = async (uid: string, count: number): Promise<readonly Notice[]> => {
  await vi.waitFor(async () => expect(await listNotices(uid)).toHaveLength(count), { timeout: 10_000 });
  return listNotices(uid);
};

const listNotices = async (uid: string): Promise<readonly Notice[]> => {
  const found = await firestore().collection('notices').where('userId', '==', uid).get();
  return found.docs
    .map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }) as Notice)
    .sort((a, b) => b.at.toMillis() - a.at.toMillis());
};

const choose = (token: string, change: Partial<NoticeChoice>) =>
  call<NoticeChoice>('PUT', '/notice/choice', { token, body: { ...DEFAULT_NOTICE_CHOICE, ...change } });

describe('a notice', () => {
  it('reaches the staff of the agency whose mailbox is written to, and nobody else', async () => {
    await write('When could we record this, please?');

    const [notice] = await waitForNotices(admin.uid, 1);
    expect(notice).toMatchObject({
      agencyId: tenant.agencyId,
      kind: 'messages',
      path: `/castings/${cast.project.id}`,
      readAt: null,
    });
    expect(notice?.subject).toContain(cast.project.name);
    expect(await listNotices(`agencyTeam-${tenant.key}`)).toHaveLength(1);
    for (const uid of [`client-${tenant.key}`, ...outsiders.map((account) => account.uid)])
      expect(await listNotices(uid)).toEqual([]);
  });

  it('is marked as read by its owner alone', async () => {
    const [first] = await listNotices(admin.uid);
    const [colleagueNotice] = await listNotices(`agencyTeam-${tenant.key}`);
    const ids = [first?.id, colleagueNotice?.id, 'missing'];

    const read = () => call('POST', '/notice/read', { token: admin.token, body: { ids } });
    expect((await read()).collection).toEqual({ read: 1 });
    expect((await read()).collection).toEqual({ read: 0 });
    expect((await listNotices(admin.uid))[0]?.readAt).not.toBeNull();
    expect((await listNotices(`agencyTeam-${tenant.key}`))[0]?.readAt).toBeNull();
  });

  it('links to a page without the token of the email', async () => {
    const [voice] = tenant.talents;
    if (!voice) throw new Error('a voice is needed');
    await makeAccount({ uid: voice.id, email: voice.email, held: { talent: [tenant.agencyId] } });

    expect((await requestAuditions(cast, tenant.clientToken)).status).toBe(201);
    const mail = await waitForMail(voice.email);
    expect(mail.text).toContain('token=');
    const [notice] = await waitForNotices(voice.id, 1);
    expect(notice).toMatchObject({ kind: 'auditions', path: '/profile/auditions', subject: mail.subject });
  });
});

describe('the channels of a person', () => {
  it('leave out what is muted, and post the rest to a chat', async () => {
    const muted = { ...DEFAULT_NOTICE_CHOICE.muted, page: ['messages'] } as const;
    expect((await choose(admin.token, { muted, chatUrl: `${receiver.address}/chat` })).status).toBe(200);

    await write('Would the 12th <or the 13th> suit you?');
    await waitForNotices(`agencyTeam-${tenant.key}`, 2);
    expect(await listNotices(admin.uid)).toHaveLength(1);

    await vi.waitFor(() => expect(receiver.at('/chat')).toHaveLength(1));
    const [post] = receiver.at('/chat');
    expect(JSON.parse(post?.body ?? '')).toEqual({
      text: expect.stringMatching(new RegExp(`<http[^|]+/castings/${cast.project.id}\\|[^>]+>$`)),
    });
  });

  it('leave out emails that can be left out, not their notices', async () => {
    const email = `client.${tenant.key}@tests.example`;
    const muted = { ...DEFAULT_NOTICE_CHOICE.muted, email: ['messages'] } as const;
    expect((await choose(tenant.clientToken, { muted })).status).toBe(200);

    const before = await countMails(email);
    const { token } = admin;
    const rows = await call<Page<EnquiryRow>>('GET', '/enquiry', { token });
    const answer = { answer: 'Yes, the 12th suits us well.', revision: 0 };
    const path = `/enquiry/${rows.collection.items[0]?.id}/answer`;
    expect((await call('POST', path, { token, body: answer })).status).toBe(200);

    await waitForNotices(`client-${tenant.key}`, 1);
    expect(await countMails(email)).toBe(before);
  });

  it('take the address of a chat only, and keep it out of the audit log', async () => {
    for (const chatUrl of ['https://example.org/x', 'ftp://hooks.slack.com/x', 'hooks.slack.com'])
      expect((await choose(admin.token, { chatUrl })).status).toBe(422);

    const secret = 'https://hooks.slack.com/services/T000/B000/secret';
    expect((await choose(admin.token, { chatUrl: secret })).status).toBe(200);
    const audit = await findAuditEntry(`users/${admin.uid}`);
    expect(JSON.stringify(audit.docs.map((snapshot) => snapshot.data()))).not.toContain('B000');
  });

  it('are tried on request, once there is an address', async () => {
    const attempt = () => call('POST', '/notice/chat/trial', { token: admin.token });
    await choose(admin.token, { chatUrl: '' });
    expect((await attempt()).status).toBe(409);

    await choose(admin.token, { chatUrl: `${receiver.address}/trial` });
    expect((await attempt()).collection).toEqual({ status: 204, fault: null });
    expect(receiver.at('/trial')).toHaveLength(1);
  });
});
