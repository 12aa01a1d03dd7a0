import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import type { Instant } from '@domain/contract.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { collectionRef, db, toRecord, withoutId } from '../firestore/db.ts';
import { findUpTo, ofWhom, type Whose } from '../firestore/tally.ts';

const auditions = () => collectionRef('auditions');

export const newAuditionId = (): string => auditions().doc().id;

export const createAudition = (transaction: Transaction, audition: Audition): void => {
  transaction.create(auditions().doc(audition.id), withoutId(audition));
};

export const readAudition = async (id: string, transaction?: Transaction): Promise<Audition | undefined> => {
  const ref = auditions().doc(id);
  return toRecord<Audition>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** When the auditions of a project are due, by its requests; what was cancelled is not due. */
export const findDeadlines = async (
  projectId: string,
  transaction: Transaction,
): Promise<ReadonlyMap<string, Instant>> => {
  const own = auditions().where('projectId', '==', projectId).select('deadline', 'cancelledAt');
  const found = await transaction.get(own);
  const standing = found.docs.filter((request) => request.get('cancelledAt') === undefined);
  return new Map(standing.map((request) => [request.id, request.get('deadline') as Instant]));
};

/** Requests for a character that still hold, the newest first. */
export const auditionsForCharacter = async (
  castingId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<readonly Audition[]> => {
  const own = auditions().where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  return (await transaction.get(own)).docs
    .flatMap((snapshot) => toRecord<Audition>(snapshot) ?? [])
    .filter(({ cancelledAt }) => !cancelledAt)
    .sort((one, other) => other.createdAt.toMillis() - one.createdAt.toMillis());
};

export const updateAudition = (transaction: Transaction, id: string, change: Partial<Audition>): void => {
  transaction.update(auditions().doc(id), change);
};

/** Those of some requests whose script is there as a PDF. */
export const auditionsWithScript = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const refs = [...new Set(ids)].map((id) => auditions().doc(id));
  if (refs.length === 0) return new Set();
  const found = await db().getAll(...refs, { fieldMask: ['scriptPdf'] });
  return new Set(found.filter((request) => request.get('scriptPdf')).map(({ id }) => id));
};

/** Requests whose deadline is in a span, the first due first; cancelled ones among them. */
export const requestsDueIn = (
  whose: Whose,
  from: Timestamp,
  until: Timestamp,
): Promise<readonly Audition[]> =>
  findUpTo(
    ofWhom(auditions(), whose)
      .where('deadline', '>', from)
      .where('deadline', '<=', until)
      .orderBy('deadline'),
    AGENDA_MAX,
  );
