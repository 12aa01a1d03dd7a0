import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { closeUser } from '../../../claims/memberships.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { auth, db } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import { readUser } from '../../../identity/accounts.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { deleteFiles, filesOf } from '../files.ts';
import { HOLDINGS } from '../holdings.ts';
import { personOf, type Person } from '../person.ts';
import { deleteDocuments, documentsOf, readRequest, withBeside, writeRequest } from '../store.ts';
import { forgetMentions } from './forget-mentions.ts';

const GONE = 'auth/user-not-found';

/** Runs a step on the account; an account that is gone already is fine. */
const onAccount = async (step: Promise<unknown>): Promise<void> => {
  try {
    await step;
  } catch (error) {
    if ((error as { code?: string }).code !== GONE) throw error;
  }
};

/** The record first: the API and the rules go by it, whatever tokens are still about. */
const closeAccount = async ({ uid }: Person): Promise<void> => {
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (user) closeUser(transaction, user);
  });
  await onAccount(auth().updateUser(uid, { disabled: true }));
  await onAccount(auth().revokeRefreshTokens(uid));
};

const deleteRecords = async (person: Person): Promise<void> => {
  for (const holding of HOLDINGS) {
    for await (const documents of documentsOf(holding, person)) {
      await deleteDocuments(holding.beside ? await withBeside(documents, holding.beside) : documents);
    }
  }
};

/**
 * What an erasure does, in order. Nothing here minds being done twice. The account is closed first, so that nothing new
 * is written meanwhile, and deleted last, so that its address cannot be registered again before the old data is gone.
 * What others hold, and files, are looked for while the records still say what to look for.
 */
export const ERASURE: readonly ((person: Person) => Promise<void>)[] = [
  closeAccount,
  forgetMentions,
  async (person) => deleteFiles(await filesOf(person)),
  deleteRecords,
  ({ uid }) => onAccount(auth().deleteUser(uid)),
];

/**
 * Deletes everything held about a talent, and tells them by a last mail, which goes as soon as it is sent. An erasure
 * that was interrupted starts from the top.
 */
export const erase = async (request: DeletionRequest, steps = ERASURE): Promise<DeletionRequest> => {
  const { talentId } = request;
  // Once it is done the request names nobody, and there is nothing to look for.
  if (request.state === 'erased') return request;
  const locale = await localeOf(talentId);
  const person = await personOf(talentId, request);
  for (const step of steps) await step(person);

  return transact(async (transaction) => {
    const before = await readRequest(talentId, transaction);
    if (!before || before.state === 'erased') return before ?? request;
    const after: DeletionRequest = {
      ...before,
      fullName: '',
      email: '',
      state: 'erased',
      erasedAt: Timestamp.now(),
    };
    writeRequest(transaction, after);
    queueMail(transaction, `data-erased_${talentId}`, {
      kind: 'data-erased',
      to: before.email,
      locale,
      agencyId: null,
      params: { name: before.fullName },
    });
    recordAudit(
      transaction,
      { platform: 'privacy' },
      {
        agencyId: null,
        action: 'privacy.erase',
        subject: `deletionRequests/${talentId}`,
        before: { state: before.state },
        after: { state: 'erased' },
      },
    );
    return after;
  });
};

const localeOf = async (talentId: string): Promise<'en' | 'es'> => {
  const user = await db().collection('users').doc(talentId).get();
  return user.get('locale') === 'es' ? 'es' : 'en';
};
