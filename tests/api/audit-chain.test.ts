import { randomBytes } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditCheck, AuditRecord } from '@domain/audit/audit.ts';
import { matchesSeal } from '../../functions/src/platform/audit/seal.ts';
import { eraseFields } from '../../functions/src/work/unit/audit.ts';
import { sealAudit } from '../../functions/src/features/audit/jobs/seal-audit.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore, getIdToken } from '../stack/admin.ts';
import { findAuditEntry, makeAuditRecord, plantAudit } from '../stack/audit.ts';
import { call } from '../stack/call.ts';
import { makeTalentSignUp } from './repeatable-changes.ts';

const key = randomBytes(4).toString('hex');
const PLACES = [
  'sound',
  'gone',
  'changed',
  'cut',
  'begun',
  'all',
  'erased',
  'early',
  'twice',
  'old',
  'over',
  'long',
] as const;
type Place = (typeof PLACES)[number];
const getAgency = (place: Place): string => `${place}-${key}`;

let token: string;
beforeAll(async () => {
  ({ token } = await makeAccount({ uid: `auditor-${key}`, held: { admin: PLACES.map(getAgency) } }));

  const short: readonly Place[] = ['sound', 'gone', 'changed', 'cut', 'begun', 'all', 'erased'];
  for (const place of short) {
    const agencyId = getAgency(place);
    await plantAudit(
      agencyId,
      [1, 2, 3].map((second) => makeAuditRecord(agencyId, second)),
    );
  }

  await sealAudit();
});

const check = async (place: Place, cursor = ''): Promise<AuditCheck> => {
  const { status, collection } = await call<AuditCheck>(
    'GET',
    `/audit/check${cursor && `?cursor=${cursor}`}`,
    {
      token,
      agency: getAgency(place),
    },
  );
  expect(status).toBe(200);

  return collection;
};
const getRef = (place: Place, number: number): DocumentReference =>
  firestore().doc(`audit/${getAgency(place)}-${number}`);
const readStored = async (ref: DocumentReference) =>
  ({ ...(await ref.get()).data(), id: ref.id }) as AuditRecord;

describe('the chain of an agency’s audit', () => {
  it('is valid when unchanged', async () => {
    const { from, to, hash, ...found } = await check('sound');
    expect(found).toEqual({ checked: 3, erased: 0, flaw: null, last: 3, waiting: 0 });
    expect([from, to]).toEqual([
      { seq: 1, at: '2026-01-01T00:00:01.000Z' },
      { seq: 3, at: '2026-01-01T00:00:03.000Z' },
    ]);
    expect(hash).toBe((await readStored(getRef('sound', 3))).seal?.hash);
  });

  it('reveals a missing record', async () => {
    await getRef('gone', 2).delete();
    expect(await check('gone')).toMatchObject({ checked: 1, flaw: { kind: 'missing', seq: 2 } });
  });

  it('reveals a changed record', async () => {
    await getRef('changed', 2).update({ 'after.name': 'Another' });
    expect(await check('changed')).toMatchObject({ checked: 1, flaw: { kind: 'changed', seq: 2 } });
  });

  it('reveals a missing end', async () => {
    await getRef('cut', 3).delete();
    expect(await check('cut')).toMatchObject({ checked: 2, flaw: { kind: 'missing', seq: 3 } });
  });

  it('reveals a missing beginning, and the loss of everything', async () => {
    await getRef('begun', 1).delete();
    expect((await check('begun')).flaw).toEqual({ kind: 'missing', seq: 1 });
    await Promise.all([1, 2, 3].map((number) => getRef('all', number).delete()));
    expect(await check('all')).toMatchObject({ checked: 0, from: null, flaw: { kind: 'missing', seq: 1 } });
  });

  it('stays valid after values were erased, and breaks if they are removed otherwise', async () => {
    const ref = getRef('erased', 2);
    await ref.update(eraseFields({ before: null, after: null }));
    expect(await check('erased')).toMatchObject({ checked: 3, erased: 1, flaw: null });
    await ref.update({ erasedAt: FieldValue.delete() });
    expect((await check('erased')).flaw).toEqual({ kind: 'changed', seq: 2 });
  });

  it('accepts a record that was emptied before it was sealed', async () => {
    const agencyId = getAgency('early');
    await plantAudit(agencyId, [makeAuditRecord(agencyId, 1)]);
    await getRef('early', 1).update(eraseFields({ before: null, after: null }));
    await sealAudit();
    expect(await check('early')).toMatchObject({ checked: 1, erased: 0, flaw: null });
    await getRef('early', 1).update({ after: { name: 'Another' } });
    expect((await check('early')).flaw).toEqual({ kind: 'changed', seq: 1 });
  });

  it('stays one chain when two runs seal concurrently', async () => {
    const agencyId = getAgency('twice');
    await plantAudit(
      agencyId,
      [1, 2, 3, 4, 5].map((second) => makeAuditRecord(agencyId, second)),
    );
    expect((await check('twice')).waiting).toBe(5);
    await Promise.all([sealAudit(), sealAudit()]);
    expect(await check('twice')).toMatchObject({ checked: 5, last: 5, waiting: 0, flaw: null });
  });

  it('starts with the records from before chains existed, in order of time', async () => {
    const agencyId = getAgency('old');
    const before = [3, 2, 1].map((second) => {
      const { seq: _seq, expiresAt: _expiresAt, ...record } = makeAuditRecord(agencyId, second);
      return record;
    });
    await plantAudit(agencyId, before);
    await firestore().doc('auditChains/marking').delete();
    await sealAudit();

    const records = await Promise.all([1, 2, 3].map((number) => readStored(getRef('old', number))));
    expect(records.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(await check('old')).toMatchObject({ checked: 3, flaw: null });
  });

  it('is checked from the oldest record on file', async () => {
    const agencyId = getAgency('over');
    const expiresAt = Timestamp.fromMillis(Date.now() - 60_000);
    await plantAudit(agencyId, [
      makeAuditRecord(agencyId, 1, { expiresAt }),
      makeAuditRecord(agencyId, 2, { expiresAt }),
      makeAuditRecord(agencyId, 3),
      makeAuditRecord(agencyId, 4),
    ]);

    await sealAudit();
    // The second record is deleted next.
    await getRef('over', 1).delete();
    expect(await check('over')).toMatchObject({ checked: 2, from: { seq: 3 }, flaw: null });
    await getRef('over', 2).delete();
    expect(await check('over')).toMatchObject({ checked: 2, from: { seq: 3 }, flaw: null });
    await getRef('over', 3).delete();
    expect((await check('over')).flaw).toEqual({ kind: 'missing', seq: 3 });
  });

  it('is checked in parts', async () => {
    const agencyId = getAgency('long');
    await plantAudit(
      agencyId,
      Array.from({ length: 305 }, (_, index) => makeAuditRecord(agencyId, index + 1)),
    );

    await sealAudit();

    const { cursor = '', ...first } = await check('long');
    expect(first).toMatchObject({ checked: 300, to: { seq: 300 }, last: 305, flaw: null });

    expect(await check('long', cursor)).toMatchObject({
      checked: 5,
      from: { seq: 301 },
      to: { seq: 305 },
      flaw: null,
    });

    await getRef('long', 300).update({ 'seal.hash': 'another' });
    expect((await check('long')).flaw).toEqual({ kind: 'changed', seq: 300 });
    expect((await call('GET', '/audit/check?cursor=none', { token, agency: agencyId })).status).toBe(422);
  });
});

it('erasure of personal data keeps the seals valid', async () => {
  const PASSWORD = 'a long  password';
  const { body } = makeTalentSignUp({ lastName: 'Salas', password: PASSWORD, repeatPassword: PASSWORD });
  const makeHeaders = () => ({ 'Idempotency-Key': randomBytes(8).toString('hex') });
  const signedUp = await call<{ id: string }>('POST', '/talent', { body, headers: makeHeaders() });
  const uid = signedUp.collection.id;
  await firestore().doc(`users/${uid}`).update({ emailVerified: true });

  const [found] = (await findAuditEntry(`users/${uid}`)).docs;
  if (!found) throw new Error('The registration was not recorded');

  await sealAudit();
  expect(await readStored(found.ref)).toMatchObject({ seal: { salt: expect.any(String) as string } });

  const personToken = await getIdToken((body as { email: string }).email, PASSWORD);
  await call('POST', '/privacy/deletion-request', { token: personToken, headers: makeHeaders() });

  const staff = await getIdToken('team@agency-one.example');
  const { collection } = await call('POST', `/privacy/deletion-request/${uid}/confirm`, {
    token: staff,
    agency: 'agency-one',
    headers: makeHeaders(),
  });
  expect(collection).toMatchObject({ state: 'erased' });

  const left = await readStored(found.ref);
  expect([left.after, left.seal?.salt, matchesSeal(left)]).toEqual([null, undefined, true]);
  expect(left.erasedAt).toBeInstanceOf(Timestamp);
});
