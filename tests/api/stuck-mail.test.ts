import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Unreached } from '@domain/mail/mail.api.ts';
import type { Mail, StuckMail } from '@domain/mail/mail.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let otherAdmin: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  [admin, otherAdmin] = (await Promise.all(
    [tenant, otherTenant].map(({ key, agencyId }) =>
      makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
    ),
  )) as unknown as [Account, Account];
});

const WRITTEN = Timestamp.fromMillis(Date.UTC(2026, 4, 3, 10));
const LATER = Timestamp.fromMillis(Date.now() + 60 * 60 * 1000);

/** An undelivered email that isn't due, so it isn't sent. */
const plant = async (
  id: string,
  { of = tenant, ...change }: Partial<StuckMail> & { readonly of?: Tenant } = {},
): Promise<string> => {
  const name = `${id}-${of.key}`;

  const shared = {
    agencyId: of.agencyId,
    kind: 'roster-email',
    to: tenant.talents[0]!.email,
    state: 'queued',
    attempts: 3,
    nextAttemptAt: LATER,
    createdAt: WRITTEN,
    ...change,
  } as const;

  const params = { name: 'Ana', subject: 'Days', message: 'In May.' };
  await firestore()
    .doc(`mail/${name}`)
    .set({ ...shared, locale: 'en', params, lastError: '550 no mailbox' });
  await firestore()
    .doc(`stuckMail/${name}`)
    .set({ reason: 'undeliverable', ...shared });

  return name;
};
const listUnreached = (token: string) => call<readonly Unreached[]>('GET', '/mail/unreached', { token });
const retry = (id: string, token: string) => call<StuckMail>('POST', `/mail/${id}/retry`, { token });
const readMail = async (id: string) => (await firestore().doc(`mail/${id}`).get()).data() as Mail;
const readStuck = async (id: string) => (await firestore().doc(`stuckMail/${id}`).get()).data() as StuckMail;

describe('a talent without working email', () => {
  it("is shown to the agency's team and admins only, without an address", async () => {
    await plant('bounced');
    // Of another agency, to another recipient, with another reason.
    await plant('theirs', { of: otherTenant });
    await plant('stranger', { to: 'stranger@tests.example' });
    await plant('down', { to: tenant.talents[1]!.email, reason: 'unreachable' });

    const reply = [{ talentId: tenant.talents[0]!.id, at: WRITTEN.toDate().toISOString() }];
    for (const token of [tenant.teamToken, admin.token])
      expect(await listUnreached(token)).toMatchObject({ status: 200, collection: reply });
    expect((await listUnreached(otherTenant.teamToken)).collection).toEqual([]);
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await listUnreached(token)).status).toBe(403);
  });

  it('is shown once, with the latest of their emails', async () => {
    const latest = Timestamp.fromMillis(WRITTEN.toMillis() + 1000);
    await plant('again', { createdAt: latest });
    expect((await listUnreached(admin.token)).collection).toEqual([
      { talentId: tenant.talents[0]!.id, at: latest.toDate().toISOString() },
    ]);
  });
});

describe('a stuck email', () => {
  it('is retried by an admin of its agency, audited', async () => {
    const id = await plant('retried');
    for (const [token, status] of [
      [tenant.teamToken, 403],
      [tenant.clientToken, 403],
      [otherAdmin.token, 404],
    ] as const)
      expect((await retry(id, token)).status).toBe(status);

    expect((await readMail(id)).nextAttemptAt).toEqual(LATER);

    const answer = await retry(id, admin.token);
    expect([answer.status, answer.collection.state]).toEqual([200, 'queued']);

    for (const due of [await readMail(id), await readStuck(id)]) {
      expect(due.nextAttemptAt.toMillis()).toBeLessThanOrEqual(Date.now());
      expect(due).toMatchObject({ state: 'queued', attempts: 3 });
    }

    const audited = await findAuditEntry(`stuckMail/${id}`);
    expect(audited.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'mail.retry', by: admin.uid, agencyId: tenant.agencyId },
    ]);
  });

  it('gets all attempts again after the last one failed, and is stored until sent', async () => {
    const id = await plant('failed', { state: 'failed', attempts: 50, expiresAt: LATER });
    expect((await retry(id, admin.token)).status).toBe(200);
    for (const due of [await readMail(id), await readStuck(id)]) {
      expect(due).toMatchObject({ state: 'queued', attempts: 0 });
      expect(due.expiresAt).toBeUndefined();
    }
  });

  it('is gone after it was sent', async () => {
    const id = await plant('left');
    await firestore().doc(`mail/${id}`).update({ state: 'sent' });
    expect((await retry(id, admin.token)).status).toBe(404);
  });
});
