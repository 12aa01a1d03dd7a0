import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Rehearsal } from '@domain/connection/rehearsals.ts';
import type { DeletionRequest, ScanPosition } from '@domain/privacy/privacy.ts';
import { closeAccount } from '../../../auth/claims/memberships.ts';
import { runOutsideCall } from '../../../platform/firestore/call-steps.ts';
import { auth, toRecord } from '../../../platform/firestore/db.ts';
import type { Collection, Identified } from '../../../platform/firestore/collection.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { auditionDossiers } from '../../../work/collections/audition-dossiers.ts';
import { confidentialities } from '../../../work/collections/confidentialities.ts';
import { auditionEntries } from '../../../work/collections/audition-entries.ts';
import { auditionInvites } from '../../../work/collections/audition-invites.ts';
import { availabilityRequests } from '../../../work/collections/availability-requests.ts';
import { castingDemos } from '../../../work/collections/casting-demos.ts';
import { deleteRehearsal } from '../../../work/records/rehearsals.ts';
import { deleteListens } from '../../../work/records/take-listens.ts';
import { removeFromTickets } from '../../../work/records/ticket-demos.ts';
import { readRequest } from '../../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../../work/records/deletion-requests.ts';
import { voiceComments } from '../../../work/collections/voice-comments.ts';
import { readUser } from '../../../work/collections/users.ts';
import { listErasure } from './erasure-list.ts';
import { deleteFiles, findFiles } from './files.ts';
import { forgetMentions, type ErasureRound } from './forget-mentions.ts';
import { getPersonalRecords, type PersonalRecords } from './personal-records.ts';
import { findPerson, type Person } from './person.ts';
import { deleteDocuments, findDocuments, withCompanion } from './store.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Time limit of one call, well below the browser's. In milliseconds. */
const ROUND_MS = 20_000;

const GONE = 'auth/user-not-found';

/** Runs a step on the account; a deleted one is ignored. */
const ignoreMissingAccount = async (step: Promise<unknown>): Promise<void> => {
  try {
    await step;
  } catch (error) {
    if ((error as { code?: string }).code !== GONE) throw error;
  }
};

/** Ends every session in the API and the rules, and blocks sign-in. A person with other roles keeps the account. */
const closePersonAccount = async (step: Step, { uid, scope }: Person): Promise<undefined> => {
  if (scope === 'talent') return undefined;
  await step(
    async (work) => {
      const user = await readUser(uid, work);
      if (user && !user.disabled) closeAccount(work, user);
    },
    { action: null },
  );
  await ignoreMissingAccount(auth().updateUser(uid, { disabled: true }));
  await ignoreMissingAccount(auth().revokeRefreshTokens(uid));
  return undefined;
};

/** Deletes found records of a counted collection as they are now. */
const deleteCounted = <Stored extends Identified>(
  step: Step,
  from: Collection<Stored>,
  documents: readonly QueryDocumentSnapshot[],
): Promise<void> =>
  step(
    async (work) => {
      const ids = documents.map(({ id }) => id);
      for (const record of await work.readAll(from, ids)) work.delete(record);
    },
    { action: null },
  );

/** Deletes found records and updates counts, safe against concurrent removals. */
const deleteFound = async (
  step: Step,
  { collection, companion }: PersonalRecords,
  documents: readonly QueryDocumentSnapshot[],
): Promise<void> => {
  if (collection === 'castingDemos') {
    return deleteCounted(step, castingDemos, documents);
  }
  if (collection === 'auditionEntries') {
    const ids = documents.map(({ id }) => id);

    return step(
      async (work) => {
        for (const entry of await work.readAll(auditionEntries, ids)) work.delete(entry);
        // Deleted together: they can only be found through them.
        await deleteListens(work, ids);
        for (const id of ids) {
          work.deleteById(auditionInvites, id);
          work.deleteById(auditionDossiers, id);
          work.deleteById(confidentialities, id);
        }
      },
      { action: null },
    );
  }
  if (collection === 'availabilityRequests') {
    return deleteCounted(step, availabilityRequests, documents);
  }

  if (collection === 'demos') {
    const talentIds = new Set(documents.map((document) => String(document.get('talentId'))));
    for (const id of talentIds) await step((work) => removeFromTickets(id, work), { action: null });
  }

  if (collection === 'voiceComments') {
    return deleteCounted(step, voiceComments, documents);
  }
  if (collection === 'rehearsals') {
    return step(
      (work) => {
        // The summary repeats them and can only be found through them.
        for (const document of documents) {
          const rehearsal = toRecord<Rehearsal>(document);
          if (rehearsal) deleteRehearsal(work, rehearsal);
        }
        return Promise.resolve();
      },
      { action: null },
    );
  }

  return deleteDocuments(companion ? await withCompanion(documents, companion) : documents);
};

const deleteRecords = async (step: Step, person: Person): Promise<undefined> => {
  for (const kind of getPersonalRecords(person.scope)) {
    for await (const documents of findDocuments(kind, person)) await deleteFound(step, kind, documents);
  }
  return undefined;
};

/**
 * The steps of an erasure, in order; each is idempotent. The account closes first, so nothing new is written, and is deleted last,
 * so its address can't be registered while old data exists. Mentions and files are found while the records still identify them.
 */
export const ERASURE: readonly ((
  step: Step,
  person: Person,
  round: ErasureRound,
) => Promise<ScanPosition | undefined>)[] = [
  closePersonAccount,
  forgetMentions,
  async (_step, person) => {
    await deleteFiles(await findFiles(person));
    return undefined;
  },
  deleteRecords,
  async (_step, { uid, scope }) => {
    if (scope === 'person') await ignoreMissingAccount(auth().deleteUser(uid));
    return undefined;
  },
];

/**
 * Erases a talent's data, within the request's scope, and sends a last mail, which is deleted once sent. An interrupted erasure
 * restarts; one that ran out of time continues in the next round. Not a step of the requesting call: a repeat checks what is left.
 */
export const erase = job(
  'privacy',
  (
    step,
    request: DeletionRequest,
    steps: typeof ERASURE = ERASURE,
    roundMs: number = ROUND_MS,
  ): Promise<DeletionRequest> => runOutsideCall(() => runSteps(step, request, steps, Date.now() + roundMs)),
);

const runSteps = async (
  step: Step,
  request: DeletionRequest,
  steps: typeof ERASURE,
  endsAt: number,
): Promise<DeletionRequest> => {
  const { talentId } = request;
  // A completed request contains no names, so nothing is left to search for.
  if (request.state === 'erased') return request;

  if (!request.erasingSince) await recordSince(step, request);

  await listErasure(request);

  const locale = await getLocale(talentId);
  const person = await findPerson(talentId, request);

  for (const erasePart of steps) {
    const scanned = await erasePart(step, person, { from: request.scanned, endsAt });
    if (scanned) return recordProgress(step, request, scanned);
  }

  const remover = request.removedBy === undefined ? undefined : await readAgency(request.removedBy);

  return step(
    async (work) => {
      const before = await readRequest(talentId, work);
      if (!before || before.state === 'erased') return before ?? request;

      const { scanned: _scanned, erasingSince: _since, ...rest } = before;

      const after: DeletionRequest = {
        ...rest,
        fullName: '',
        email: '',
        state: 'erased',
        erasedAt: Timestamp.now(),
      };

      writeRequest(work, after);

      if (before.email)
        queueMail(work, `data-erased_${talentId}`, {
          kind: 'data-erased',
          to: before.email,
          locale,
          agencyId: null,
          params: {
            name: before.fullName,
            keepsAccount: before.scope === 'talent',
            ...(remover ? { removedBy: remover.publicName } : {}),
          },
        });

      work.audit(
        { subject: `deletionRequests/${talentId}`, agencyId: null },
        { state: before.state },
        { state: 'erased' },
      );

      return after;
    },
    { action: 'privacy.erase' },
  );
};

/** Records the start of an erasure begun before starts were recorded, so an unfinished one is found. */
const recordSince = (step: Step, { id }: DeletionRequest): Promise<void> =>
  step(
    async (work) => {
      const before = await readRequest(id, work);
      if (before?.state === 'erasing' && !before.erasingSince)
        writeRequest(work, { ...before, erasingSince: Timestamp.now() });
    },
    { action: null },
  );

/** Records where the next round continues. */
const recordProgress = (
  step: Step,
  request: DeletionRequest,
  scanned: ScanPosition,
): Promise<DeletionRequest> =>
  step(
    async (work) => {
      const before = await readRequest(request.id, work);
      if (before?.state !== 'erasing') return before ?? request;
      const after: DeletionRequest = { ...before, scanned };
      writeRequest(work, after);
      return after;
    },
    { action: null },
  );

const getLocale = async (talentId: string): Promise<'en' | 'es'> => {
  const user = await readUser(talentId);
  return user?.locale === 'es' ? 'es' : 'en';
};
