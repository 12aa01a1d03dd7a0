import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { readRecords } from '../../scripts/docs/records.mjs';
import { toInbox } from '../../functions/src/auth/access/rate-limit.ts';
import { erase } from '../../functions/src/features/privacy/erasure/erase.ts';
import { EXPORTED_FIELDS } from '../../functions/src/features/privacy/erasure/exported-fields.ts';
import { PERSONAL_RECORDS } from '../../functions/src/features/privacy/erasure/personal-records.ts';
import { auth, firestore } from '../stack/admin.ts';

/** Fields of the request, which remains as proof, that an erasure keeps, and why. */
const KEPT: Readonly<Record<string, string>> = {
  talentId: 'a uid that leads to nobody',
  removedBy: 'the id of an agency',
};

const key = randomBytes(6).toString('hex');
const uid = `leaver-${key}`;
const email = `leaver-${key}@people.example`;
/** Value of every field without a fixed form; no other record contains it. */
const MARK = `mark-${key}`;

const IDENTIFIERS = { talentId: uid, userId: uid, clientId: uid, email, to: email, inbox: toInbox(email) };
const records = await readRecords();

const listFields = (collection: CollectionName): readonly string[] => {
  const choice = EXPORTED_FIELDS[collection];
  if (choice) return [...choice.exported, ...choice.omitted];
  return records
    .filter((record) => record.collection === collection)
    .flatMap(({ fields }) => fields.map(({ name }) => name));
};

const fill = (collection: CollectionName): object =>
  Object.fromEntries(listFields(collection).map((field) => [field, field === 'email' ? email : MARK]));

/** Fields with other values than texts, which an erasure reads. */
const TYPED: Readonly<Partial<Record<CollectionName, object>>> = {
  talents: { agencyIds: [] },
  users: { agencyIds: [], roles: ['talent'], formerEmails: [], disabled: false, locale: 'en' },
  auditionEntries: { createdAt: Timestamp.now(), status: 'open' },
};

const isOfPerson = (value: object): boolean => {
  const text = JSON.stringify(value);
  return [MARK, uid, email].some((part) => text.includes(part));
};

it('an erasure empties every field of every personal record, and keeps the proof without name and address', async () => {
  await auth().createUser({ uid, email });

  const places = PERSONAL_RECORDS.flatMap(({ collection, by, companion }) => {
    const id = by === 'id' ? uid : `${by}-${key}`;
    const identified = by === 'id' ? {} : { [by]: IDENTIFIERS[by] };
    const record = { ...fill(collection), ...TYPED[collection], ...identified };
    const beside = companion ? [{ path: `${companion}/${id}`, record: fill(companion) }] : [];
    return [{ path: `${collection}/${id}`, record }, ...beside];
  });
  for (const { path, record } of places) await firestore().doc(path).set(record);

  const request = {
    ...fill('deletionRequests'),
    talentId: uid,
    scope: 'person',
    state: 'erasing',
    requestedAt: Timestamp.now(),
    agencyIds: [],
    confirmedBy: [],
    erasingSince: Timestamp.now(),
    scanned: null,
  };

  const proof = firestore().doc(`deletionRequests/${uid}`);
  await proof.set(request);

  await erase({ ...request, id: uid } as unknown as DeletionRequest);

  const left = await firestore().getAll(...places.map(({ path }) => firestore().doc(path)));
  expect(left.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([]);
  const fields = Object.entries((await proof.get()).data() ?? {});
  expect(fields).toContainEqual(['state', 'erased']);
  const survivors = fields.filter(([name, value]) => !KEPT[name] && isOfPerson({ value }));
  expect(survivors.map(([name]) => name)).toEqual([]);
});
