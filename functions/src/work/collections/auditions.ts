import type { Timestamp } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import type { ClipSound, ReferenceClip } from '@domain/auditions/reference-clip.ts';
import type { Instant } from '@domain/contract.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import { findUpTo, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const auditions = collection<Audition>('auditions');

export const newAuditionId = auditions.newId;

export const readAudition = auditions.get;

/** Deadlines of a project's requests, without cancelled ones. */
export const findDeadlines = async (projectId: string, work: Work): Promise<ReadonlyMap<string, Instant>> => {
  const query = auditions.ref.where('projectId', '==', projectId).select('deadline', 'cancelledAt');
  const found = await work.transaction.get(query);
  const requests = found.docs.filter((request) => request.get('cancelledAt') === undefined);
  return new Map(requests.map((request) => [request.id, request.get('deadline') as Instant]));
};

/** A project's valid requests whose script is a PDF. */
export const findScriptRequests = async (
  projectId: string,
  work: Work,
): Promise<readonly Pick<Audition, 'voiceId' | 'scriptPath'>[]> => {
  const query = auditions.ref
    .where('projectId', '==', projectId)
    .select('voiceId', 'scriptPath', 'scriptPdf', 'cancelledAt');
  return (await work.transaction.get(query)).docs
    .map(
      (request) => request.data() as Pick<Audition, 'voiceId' | 'scriptPath' | 'scriptPdf' | 'cancelledAt'>,
    )
    .filter(({ scriptPdf, cancelledAt }) => scriptPdf && !cancelledAt);
};

/** A character's valid requests, newest first. */
export const findCharacterAuditions = async (
  castingId: string,
  voiceId: string,
  work: Work,
): Promise<readonly Audition[]> => {
  const query = auditions.ref.where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  return (await work.transaction.get(query)).docs
    .flatMap((snapshot) => toRecord<Audition>(snapshot) ?? [])
    .filter(({ cancelledAt }) => !cancelledAt)
    .sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
};

interface OpenMaterial {
  readonly hasScriptPdf: boolean;
  readonly clip: ClipSound | null;
}

/** Material of requests that their talents may open without accepting confidentiality. */
export const findOpenMaterial = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenMaterial>> => {
  const refs = [...new Set(ids)].map((id) => auditions.doc(id));
  if (refs.length === 0) return new Map();

  const found = await db().getAll(...refs, { fieldMask: ['scriptPdf', 'scriptIsPrivate', 'clip'] });

  return new Map(
    found
      .filter((request) => !request.get('scriptIsPrivate'))
      .map((request) => {
        const clip = request.get('clip') as ReferenceClip | null | undefined;
        const sound = clip ? { durationMs: clip.durationMs, peaks: clip.peaks, level: clip.level } : null;
        return [request.id, { hasScriptPdf: Boolean(request.get('scriptPdf')), clip: sound }];
      }),
  );
};

/** Requests with a deadline in a span, first due first, including cancelled ones. */
export const findRequestsDue = (
  recordOwner: RecordOwner,
  from: Timestamp,
  until: Timestamp,
): Promise<readonly Audition[]> =>
  findUpTo(
    limitToOwner(auditions.ref, recordOwner)
      .where('deadline', '>', from)
      .where('deadline', '<=', until)
      .orderBy('deadline'),
    AGENDA_MAX,
  );
