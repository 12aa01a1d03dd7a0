import { FieldPath, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { SECTION_PREFIX, type ReportRole } from '@domain/sessions/report.ts';
import type { ParticipantSide } from '@domain/sessions/session-limits.ts';
import { collectionRef, db } from '../../../platform/firestore/db.ts';
import { queryCastingsByTag } from '../../../work/collections/castings.ts';
import { forgetTags } from '../../../work/records/castings.ts';
import { queryContactsByEmail } from '../../../work/collections/session-contacts.ts';
import { forgetParticipant } from '../../../work/records/session-contacts.ts';
import { toInbox } from '../../../auth/access/rate-limit.ts';
import { isByAddress, type PersonalRecords } from './personal-records.ts';
import type { Person } from './person.ts';
import type { Step } from '../../../work/unit/operation.ts';

const PAGE = 400;

/** A query's pages, after the document `after`; pages may be deleted as they come. */
export async function* getPages(
  query: Query,
  after?: string,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const all = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let last = after;
  for (;;) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

export const getEveryPage = (
  collection: CollectionName,
  after?: string,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> => getPages(collectionRef(collection), after);

const getValues = (kind: PersonalRecords, { uid, addresses }: Person): readonly string[] => {
  if (!isByAddress(kind)) return [uid];
  return kind.by === 'inbox' ? [...new Set(addresses.map(toInbox))] : addresses;
};

export async function* findDocuments(
  kind: PersonalRecords,
  person: Person,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const { collection, by } = kind;
  if (by === 'id') {
    const snapshot = await collectionRef(collection).doc(person.uid).get();
    if (snapshot.exists) yield [snapshot as QueryDocumentSnapshot];
    return;
  }
  const values = getValues(kind, person);
  for (const value of values) yield* getPages(collectionRef(collection).where(by, '==', value));
}

/** These documents and those of the companion collection with the same ids. */
export const withCompanion = async (
  documents: readonly QueryDocumentSnapshot[],
  collection: CollectionName,
): Promise<readonly QueryDocumentSnapshot[]> => {
  const found = await db().getAll(...documents.map(({ id }) => collectionRef(collection).doc(id)));
  return [...documents, ...found.filter(({ exists }) => exists)] as QueryDocumentSnapshot[];
};

export const deleteDocuments = async (documents: readonly QueryDocumentSnapshot[]): Promise<void> => {
  const batch = db().batch();
  for (const { ref } of documents) batch.delete(ref);
  await batch.commit();
};

const INVITES: CollectionName = 'reportInvites';
const REPORTS: CollectionName = 'recordingSessionReports';

/** Removes a person as signer of reports: their address opens nothing. Signed sections keep it as proof. */
export const forgetSigner = async (role: ReportRole, address: string): Promise<void> => {
  const found = collectionRef(INVITES).where(`signers.${role}.email`, '==', address);
  for await (const documents of getPages(found)) {
    const reports = await db().getAll(...documents.map(({ id }) => collectionRef(REPORTS).doc(id)));
    const batch = db().batch();

    documents.forEach(({ ref }, index) => {
      const signedAt: unknown = reports[index]?.get(`${SECTION_PREFIX[role]}SignedAt`);
      if (signedAt) return;
      batch.update(ref, {
        [`signers.${role}.name`]: '',
        [`signers.${role}.email`]: '',
        [`signers.${role}.version`]: FieldValue.increment(1),
      });
    });

    await batch.commit();
  }
};

/** Removes a person from sessions they join by address, on some sides, so they get no more mail. */
export const forgetParticipations = async (
  step: Step,
  address: string,
  sides: readonly ParticipantSide[],
): Promise<void> => {
  for await (const documents of getPages(queryContactsByEmail(address))) {
    for (const { id } of documents)
      await step((work) => forgetParticipant(work, id, { email: address, sides }), { action: null });
  }
};

export const removeFromLists = async (
  collection: CollectionName,
  field: string,
  value: string,
): Promise<void> => {
  const found = collectionRef(collection).where(field, 'array-contains', value);
  for await (const documents of getPages(found)) {
    const batch = db().batch();
    for (const { ref } of documents) batch.update(ref, { [field]: FieldValue.arrayRemove(value) });
    await batch.commit();
  }
};

export const removeTags = async (step: Step, talentId: string): Promise<void> => {
  for await (const documents of getPages(queryCastingsByTag(talentId))) {
    for (const { id } of documents) await step((work) => forgetTags(work, id, talentId), { action: null });
  }
};
