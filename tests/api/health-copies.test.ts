import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CopyCheck, CopyFault, FileCheck, FileFault, RepairOutcome } from '@domain/health/health.ts';
import { removeStrays } from '../../functions/src/features/health/files.ts';
import { compareFiles } from '../../functions/src/platform/storage/owned-files.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { auth, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let rival: Account;
/** Works with both agencies. */
let shared: string;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);

  [admin, rival] = (await Promise.all(
    [tenant, otherTenant].map(({ key, agencyId }) =>
      makeAccount({ uid: `copies-admin-${key}`, held: { admin: [agencyId] } }),
    ),
  )) as unknown as [Account, Account];

  shared = tenant.talents[0]!.id;
  await firestore()
    .doc(`talents/${shared}`)
    .update({ agencyIds: [tenant.agencyId, otherTenant.agencyId] });
  await refreshCopies(...[...tenant.talents, ...otherTenant.talents].map(({ id }) => id));
});
afterAll(() => refreshCopies(...[...tenant.talents, ...otherTenant.talents].map(({ id }) => id)));

/** All pages of a check. */
const listFaults = async <Fault>(path: 'copies' | 'files', token = admin.token) => {
  const faults: Fault[] = [];
  let checked = 0;
  let total: number | undefined;
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? '' : `?cursor=${cursor}`;
    const { status, collection } = await call<CopyCheck | FileCheck>('GET', `/health/${path}${query}`, {
      token,
    });
    expect(status).toBe(200);
    faults.push(...(collection.faults as readonly Fault[]));
    checked += collection.checked;
    total ??= collection.total;
    cursor = collection.cursor;
  } while (cursor !== undefined);

  return { faults, checked, total };
};
const listCopyFaults = (token?: string) => listFaults<CopyFault>('copies', token);
const listFileFaults = (token?: string) => listFaults<FileFault>('files', token);
const repair = (sources: readonly string[], token = admin.token) =>
  call<RepairOutcome>('POST', '/health/copies/mend', { token, body: { sources } });
const readStored = async (path: string) => (await firestore().doc(path).get()).data();
const readRosterEntry = async ({ agencyId }: Tenant, talentId: string) => {
  const found = await firestore().collection('roster').where('agencyId', '==', agencyId).get();
  return found.docs.find((entry) => entry.get('talentId') === talentId)!;
};

describe('mismatched copies', () => {
  it('are none if all copies match, after a check of all records', async () => {
    const { faults, checked, total } = await listCopyFaults();
    expect(faults).toEqual([]);
    expect(checked).toBe(total);
    expect(checked).toBeGreaterThan(5);
  });

  it('are reported with their record and repaired on request, audited and repeatable', async () => {
    const source = `talents/${shared}`;
    const publicCopy = `talentCache/${shared}`;
    const before = await readStored(publicCopy);
    await firestore().doc(publicCopy).update({ publicName: 'Nobody' });

    const { faults } = await listCopyFaults();
    expect(faults).toEqual([
      {
        source,
        collection: 'talentCache',
        kind: 'differs',
        fields: ['publicName'],
        name: 'Talent 1.',
        href: `/score/${shared}`,
        isMendable: true,
      },
    ]);

    const answer = await repair([source]);
    expect([answer.status, answer.collection]).toEqual([200, { done: 1, left: 0 }]);
    expect(await readStored(publicCopy)).toEqual(before);

    const audit = await findAuditEntry(source);
    const entries = audit.docs.map((entry) => entry.data());
    expect(entries).toMatchObject([
      {
        action: 'health.mendCopies',
        by: admin.uid,
        agencyId: tenant.agencyId,
        before: { copies: [{ copy: publicCopy, kind: 'differs', fields: ['publicName'] }] },
      },
    ]);

    expect((await repair([source])).collection).toEqual({ done: 0, left: 0 });
    expect((await listCopyFaults()).faults).toEqual([]);
  });

  it('are neither reported nor repaired for another agency, even for a shared talent', async () => {
    const [snapshot, otherSnapshot] = [
      await readRosterEntry(tenant, shared),
      await readRosterEntry(otherTenant, shared),
    ];
    await Promise.all([snapshot, otherSnapshot].map(({ ref }) => ref.update({ fullName: 'Nobody' })));

    const stranger = otherTenant.talents[0]!.id;
    await firestore().doc(`talentCache/${stranger}`).update({ publicName: 'Nobody' });
    expect((await listCopyFaults()).faults.map(({ source, collection }) => [source, collection])).toEqual([
      [`talents/${shared}`, 'roster'],
    ]);

    // Another agency's record is skipped like a missing one.
    const done = (await repair([`talents/${shared}`, `talents/${stranger}`, 'talents/nobody'])).collection;
    expect(done).toEqual({ done: 1, left: 0 });
    expect((await snapshot.ref.get()).get('fullName')).not.toBe('Nobody');
    expect((await otherSnapshot.ref.get()).get('fullName')).toBe('Nobody');
    expect(await readStored(`talentCache/${stranger}`)).toMatchObject({ publicName: 'Nobody' });

    const seen = (await listCopyFaults(rival.token)).faults.map(({ collection }) => collection);
    expect(seen.sort()).toEqual(['roster', 'talentCache']);

    const repaired = await repair([`talents/${shared}`, `talents/${stranger}`], rival.token);
    expect(repaired.collection).toEqual({ done: 2, left: 0 });
  });

  it('don’t reveal who else works with a talent', async () => {
    const demo = tenant.talents[0]!.demoId;
    await firestore()
      .doc(`demos/${demo}`)
      .update({ agencyIds: [tenant.agencyId] });
    expect((await listCopyFaults()).faults).toEqual([]);
    expect((await repair([`talents/${shared}`])).collection).toEqual({ done: 0, left: 0 });
    // The excluded agency sees its own fault.
    expect((await listCopyFaults(rival.token)).faults).toMatchObject([
      { collection: 'demos', fields: ['agencyIds'] },
    ]);
    expect((await repair([`talents/${shared}`], rival.token)).collection).toEqual({ done: 1, left: 0 });
    expect((await listCopyFaults(rival.token)).faults).toEqual([]);
  });

  it('are found by record for casting, ticket and account, and by id for orphans', async () => {
    const { castingId, project } = await makeCast(tenant);
    await firestore().doc(`castings/${castingId}`).update({ 'shortlisted.ghost': 3 });
    await firestore().doc(`projects/${project.id}`).update({ 'progress.shortlisted': 9 });
    await firestore()
      .doc(`users/${admin.uid}`)
      .update({ 'held.client': [tenant.agencyId] });

    const gone = `talentTerms/${tenant.agencyId}_gone`;
    await firestore().doc(gone).set({ agencyId: tenant.agencyId, talentId: 'gone', tags: [] });

    const { faults } = await listCopyFaults();
    expect(faults.map(({ source, kind, name }) => [source, kind, name])).toEqual([
      [`castings/${castingId}`, 'differs', 'Production'],
      [`projects/${project.id}`, 'differs', 'Production'],
      [`users/${admin.uid}`, 'differs', admin.uid],
      [gone, 'sourceless', null],
    ]);

    const { accessVersion } = (await readStored(`users/${admin.uid}`)) as { accessVersion: number };
    expect((await repair(faults.map(({ source }) => source))).collection).toEqual({ done: 4, left: 0 });
    expect(await readStored(gone)).toBeUndefined();

    expect(await readStored(`users/${admin.uid}`)).toMatchObject({
      held: { admin: [tenant.agencyId] },
      accessVersion: accessVersion + 1,
    });

    expect((await listCopyFaults()).faults).toEqual([]);
  });

  it('include claims that differ from the account’s record, in the agencies concerned', async () => {
    const uid = `both-${tenant.key}`.toLowerCase();
    const agencies = [tenant.agencyId, otherTenant.agencyId];
    await makeAccount({ uid, held: { agencyTeam: agencies } });

    const readClaims = async () => (await auth().getUser(uid)).customClaims;
    const right = await readClaims();
    expect((await listCopyFaults()).faults).toEqual([]);
    await auth().setCustomUserClaims(uid, { ...right, held: { AGENCY_TEAM: [tenant.agencyId] } });

    const source = `users/${uid}`;
    const apart = { source, collection: 'claims', kind: 'differs', fields: [], name: uid, href: null };
    // Another agency's decision is neither visible nor repairable here.
    expect((await listCopyFaults()).faults).toEqual([]);
    expect((await repair([source])).collection).toEqual({ done: 0, left: 0 });
    expect(await readClaims()).not.toEqual(right);
    expect((await listCopyFaults(rival.token)).faults).toEqual([{ ...apart, isMendable: true }]);
    expect((await repair([source], rival.token)).collection).toEqual({ done: 1, left: 0 });
    expect(await readClaims()).toEqual(right);

    const audit = await findAuditEntry(source);
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'health.mendCopies', by: rival.uid, before: { copies: [{ copy: `claims/${uid}` }] } },
    ]);
    // Claims of another version grant nothing.
    await auth().setCustomUserClaims(uid, { ...right, accessVersion: -1 });
    for (const token of [admin.token, rival.token])
      expect((await listCopyFaults(token)).faults).toMatchObject([{ source, collection: 'claims' }]);
    expect((await repair([source])).collection).toEqual({ done: 1, left: 0 });
    expect([await readClaims(), (await listCopyFaults()).faults]).toEqual([right, []]);
  });

  it('include the list entry of an invitation', async () => {
    const id = `listed-${tenant.key}`;
    const person = { name: 'Ida', lastName: 'Moe', email: 'ida@tests.example', language: 'eng' };
    const source = `engineerInvites/${id}`;
    await firestore()
      .doc(source)
      .set({ ...person, agencyId: tenant.agencyId, usedBy: null });
    expect((await listCopyFaults(rival.token)).faults).toEqual([]);

    expect((await listCopyFaults()).faults).toEqual([
      {
        source,
        collection: 'invitations',
        kind: 'missing',
        fields: [],
        name: null,
        href: '/admin/invitations',
        isMendable: true,
      },
    ]);

    expect((await repair([source])).collection).toEqual({ done: 1, left: 0 });

    const listed = await firestore().collection('invitations').where('source', '==', source).get();
    expect(listed.docs.map((entry) => entry.data())).toMatchObject([
      { agencyId: tenant.agencyId, kind: 'engineer', name: 'Ida Moe', state: 'waiting', sentBy: '' },
    ]);
    expect((await listCopyFaults()).faults).toEqual([]);
  });

  it('are searched from the end of the last page, by the agency’s own cursor', async () => {
    const forge = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const cursor of [
      forge(0, '', otherTenant.agencyId),
      forge(99, '', tenant.agencyId),
      forge(-1, '', tenant.agencyId),
      forge(0, 'a/b', tenant.agencyId),
      forge(0, { at: 1 }, tenant.agencyId),
      'nonsense',
    ])
      expect((await call('GET', `/health/copies?cursor=${cursor}`, { token: admin.token })).status).toBe(422);

    const last = forge(1, '', tenant.agencyId);
    expect((await call('GET', `/health/copies?cursor=${last}`, { token: admin.token })).status).toBe(200);
    for (const sources of [[], ['mail/x'], ['talents/a/b'], ['talents'], ['talents/a', 'talents/a']])
      expect((await repair(sources)).status).toBe(422);
  });

  it('cost one read for each record and each copy', async () => {
    // One entry per talent, each read again in the search for orphans; the count costs one.
    expect(await countReads('roster', () => listCopyFaults())).toBe(2 + 1 + 2 + 1);
  });
});

describe('files', () => {
  const getOwner = () => tenant.talents[1]!.id;
  const getStrayPath = (id: string) => `demos/${id}/stray.mp3`;

  it('are reported with their owner after its deletion, only to the record’s agency', async () => {
    expect((await listFileFaults()).faults).toEqual([]);

    const demo = tenant.talents[1]!;
    const path = `demos/${demo.id}/${demo.demoId}.mp3`;
    const [bytes] = await bucket().file(path).download();
    await bucket().file(path).delete();

    const missing = { owner: `talents/${demo.id}`, kind: 'missing', record: 'demos', count: 1, bytes: 0 };
    expect((await listFileFaults()).faults).toEqual([
      { ...missing, name: 'Talent 2.', href: `/score/${demo.id}` },
    ]);
    expect((await listFileFaults(rival.token)).faults).toEqual([]);
    await bucket().file(path).save(bytes, { contentType: 'audio/mpeg', resumable: false });
    expect((await listFileFaults()).faults).toEqual([]);
  });

  it('are strays after a day without a reference anywhere', async () => {
    await bucket().file(getStrayPath(getOwner())).save('left behind', { resumable: false });

    const compareOwner = () => compareFiles({ collection: 'talents', id: getOwner() }, tenant.agencyId);
    expect((await listFileFaults()).faults).toEqual([]);
    expect((await compareOwner()).strays).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });

    try {
      expect((await compareOwner()).strays).toEqual([{ path: getStrayPath(getOwner()), size: 11 }]);
      await firestore()
        .doc(`auditionInvites/names-${tenant.key}`)
        .set({ storagePath: getStrayPath(getOwner()) });
      expect((await compareOwner()).strays).toEqual([]);
    } finally {
      vi.useRealTimers();
      await firestore().doc(`auditionInvites/names-${tenant.key}`).delete();
    }
  });

  it('are deleted as strays by an admin of the agency, audited', async () => {
    const path = `talents/${getOwner()}`;

    /** Called in this process, where the clock can be moved. */
    const removeBy = ({ uid }: Account, { agencyId }: Tenant) =>
      removeStrays({
        caller: { uid, realUid: uid, agencyId },
        body: { owners: [path] },
      } as unknown as Parameters<typeof removeStrays>[0]);

    const isThere = async () => (await bucket().file(getStrayPath(getOwner())).exists())[0];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });

    try {
      expect([await removeBy(rival, otherTenant), await isThere()]).toEqual([{ done: 0, left: 0 }, true]);
      await firestore()
        .doc(path)
        .update({ agencyIds: [tenant.agencyId, otherTenant.agencyId] });
      expect([await removeBy(admin, tenant), await isThere()]).toEqual([{ done: 1, left: 0 }, false]);
    } finally {
      vi.useRealTimers();
      await firestore()
        .doc(path)
        .update({ agencyIds: [tenant.agencyId] });
    }

    const audit = await findAuditEntry(path);
    const before = { files: 1, bytes: 11 };
    const entries = audit.docs.map((entry) => entry.data());
    expect(entries).toHaveLength(2);

    expect(entries.find(({ agencyId }) => agencyId === tenant.agencyId)).toMatchObject({
      action: 'health.removeStrays',
      by: admin.uid,
      before,
    });

    expect(entries.find(({ agencyId }) => agencyId === otherTenant.agencyId)).toMatchObject({
      by: 'platform:health',
      before,
    });

    expect((await listFileFaults()).faults).toEqual([]);
    await bucket().file(getStrayPath(getOwner())).save('left behind', { resumable: false });
  });

  it('are kept if younger, or of another agency', async () => {
    const remove = (owners: readonly string[], token = admin.token) =>
      call<RepairOutcome>('POST', '/health/files/remove', { token, body: { owners } });
    for (const token of [admin.token, rival.token])
      expect((await remove([`talents/${getOwner()}`], token)).collection).toEqual({ done: 0, left: 0 });
    expect((await bucket().file(getStrayPath(getOwner())).exists())[0]).toBe(true);
    expect((await remove(['mail/x'])).status).toBe(422);
    await bucket().file(getStrayPath(getOwner())).delete();
  });
});
