import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Rehearsal } from '@domain/connection/rehearsals.ts';
import type { DeletionRequest, ScanPosition } from '@domain/privacy/privacy.ts';
import { closeAccount } from '../../rights/claims/memberships.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { auth, toRecord } from '../../platform/firestore/db.ts';
import type { Collection, Identified } from '../../platform/firestore/collection.ts';
import { transact } from '../unit/transact.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../records/agencies.ts';
import { deleteAuditionDossier } from '../records/audition-dossiers.ts';
import { confidentialities } from '../records/confidentialities.ts';
import { auditionEntries } from '../records/audition-entries.ts';
import { deleteAuditionInvite } from '../records/audition-invites.ts';
import { availabilityRequests } from '../records/availability-requests.ts';
import { castingDemos } from '../records/casting-demos.ts';
import { deleteRehearsal } from '../records/rehearsals.ts';
import { deleteListens } from '../records/take-listens.ts';
import { removeFromTickets } from '../records/ticket-demos.ts';
import { readRequest, writeRequest } from '../records/deletion-requests.ts';
import { deleteVoiceComments } from '../records/voice-comments.ts';
import { readUser } from '../records/users.ts';
import { deleteFiles, findFiles } from './files.ts';
import { forgetMentions, type ErasureRound } from './forget-mentions.ts';
import { getPersonalRecords, type PersonalRecords } from './personal-records.ts';
import { findPerson, type Person } from './person.ts';
import { deleteDocuments, findDocuments, withCompanion } from './store.ts';

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
const closePersonAccount = async ({ uid, scope }: Person): Promise<undefined> => {
  if (scope === 'talent') return undefined;
  await transact(async (work) => {
    const user = await readUser(uid, work);
    if (user && !user.disabled) closeAccount(work, user);
  });
  await ignoreMissingAccount(auth().updateUser(uid, { disabled: true }));
  await ignoreMissingAccount(auth().revokeRefreshTokens(uid));
  return undefined;
};

/** Deletes found records of a counted collection as they are now. */
const deleteCounted = <Stored extends Identified>(
  from: Collection<Stored>,
  documents: readonly QueryDocumentSnapshot[],
): Promise<void> =>
  transact(async (work) => {
    const ids = documents.map(({ id }) => id);
    for (const record of await work.readAll(from, ids)) work.delete(record);
  });

/** Deletes found records and updates counts, safe against concurrent removals. */
const deleteFound = async (
  { collection, companion }: PersonalRecords,
  documents: readonly QueryDocumentSnapshot[],
): Promise<void> => {
  if (collection === 'castingDemos') {
    return deleteCounted(castingDemos, documents);
  }
  if (collection === 'auditionEntries') {
    const ids = documents.map(({ id }) => id);

    return transact(async (work) => {
      for (const entry of await work.readAll(auditionEntries, ids)) work.delete(entry);
      // Deleted together: they can only be found through them.
      await deleteListens(work, ids);
      for (const id of ids) {
        deleteAuditionInvite(work, id);
        deleteAuditionDossier(work, id);
        work.deleteById(confidentialities, id);
      }
    });
  }
  if (collection === 'availabilityRequests') {
    return deleteCounted(availabilityRequests, documents);
  }

  if (collection === 'demos') {
    const talentIds = new Set(documents.map((document) => String(document.get('talentId'))));
    for (const id of talentIds) await transact((work) => removeFromTickets(id, work));
  }

  if (collection === 'voiceComments') {
    const comments = documents.flatMap((document) => toRecord<VoiceComment>(document) ?? []);
    return transact((work) => deleteVoiceComments(work, comments));
  }
  if (collection === 'rehearsals') {
    return transact((work) => {
      // The summary repeats them and can only be found through them.
      for (const document of documents) {
        const rehearsal = toRecord<Rehearsal>(document);
        if (rehearsal) deleteRehearsal(work, rehearsal);
      }
      return Promise.resolve();
    });
  }

  return deleteDocuments(companion ? await withCompanion(documents, companion) : documents);
};

const deleteRecords = async (person: Person): Promise<undefined> => {
  for (const kind of getPersonalRecords(person.scope)) {
    for await (const documents of findDocuments(kind, person)) await deleteFound(kind, documents);
  }
  return undefined;
};

/**
 * The steps of an erasure, in order; each is idempotent. The account closes first, so nothing new is written, and is deleted last,
 * so its address can't be registered while old data exists. Mentions and files are found while the records still identify them.
 */
export const ERASURE: readonly ((
  person: Person,
  round: ErasureRound,
) => Promise<ScanPosition | undefined>)[] = [
  closePersonAccount,
  forgetMentions,
  async (person) => {
    await deleteFiles(await findFiles(person));
    return undefined;
  },
  deleteRecords,
  async ({ uid, scope }) => {
    if (scope === 'person') await ignoreMissingAccount(auth().deleteUser(uid));
    return undefined;
  },
];

/**
 * Erases a talent's data, within the request's scope, and sends a last mail, which is deleted once sent. An interrupted erasure
 * restarts; one that ran out of time continues in the next round. Not a step of the requesting call: a repeat checks what is left.
 */
export const erase = (
  request: DeletionRequest,
  steps = ERASURE,
  roundMs: number = ROUND_MS,
): Promise<DeletionRequest> => runOutsideCall(() => runSteps(request, steps, Date.now() + roundMs));

const runSteps = async (
  request: DeletionRequest,
  steps: typeof ERASURE,
  endsAt: number,
): Promise<DeletionRequest> => {
  const { talentId } = request;
  // A completed request contains no names, so nothing is left to search for.
  if (request.state === 'erased') return request;

  if (!request.erasingSince) await recordSince(request);

  const locale = await getLocale(talentId);
  const person = await findPerson(talentId, request);

  for (const step of steps) {
    const scanned = await step(person, { from: request.scanned, endsAt });
    if (scanned) return recordProgress(request, scanned);
  }

  const remover = request.removedBy === undefined ? undefined : await readAgency(request.removedBy);

  return transact(async (work) => {
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
      { action: 'privacy.erase', by: { platform: 'privacy' } },
    );

    return after;
  });
};

/** Records the start of an erasure begun before starts were recorded, so an unfinished one is found. */
const recordSince = ({ id }: DeletionRequest): Promise<void> =>
  transact(async (work) => {
    const before = await readRequest(id, work);
    if (before?.state === 'erasing' && !before.erasingSince)
      writeRequest(work, { ...before, erasingSince: Timestamp.now() });
  });

/** Records where the next round continues. */
const recordProgress = (request: DeletionRequest, scanned: ScanPosition): Promise<DeletionRequest> =>
  transact(async (work) => {
    const before = await readRequest(request.id, work);
    if (before?.state !== 'erasing') return before ?? request;
    const after: DeletionRequest = { ...before, scanned };
    writeRequest(work, after);
    return after;
  });

const getLocale = async (talentId: string): Promise<'en' | 'es'> => {
  const user = await readUser(talentId);
  return user?.locale === 'es' ? 'es' : 'en';
};
