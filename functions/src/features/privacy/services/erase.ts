import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { auth, db } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { removeFile } from '../../../storage/files.ts';
import { HOLDINGS } from '../holdings.ts';
import {
  deleteDocuments,
  deleteMails,
  documentsOf,
  emptyAudit,
  readRequest,
  withBeside,
  writeRequest,
} from '../store.ts';

const GONE = 'auth/user-not-found';

/** Runs a step on the account; an account that is gone already is fine. */
const onAccount = async (step: Promise<unknown>): Promise<void> => {
  try {
    await step;
  } catch (error) {
    if ((error as { code?: string }).code !== GONE) throw error;
  }
};

/**
 * Deletes everything held about a talent, and tells them by a last mail. Nothing here minds being done twice: an erasure
 * that was interrupted starts from the top. The account is closed first, so that nothing new is written meanwhile, and
 * deleted last, so that its address cannot be registered again before the old data is gone.
 */
export const erase = async (request: DeletionRequest): Promise<DeletionRequest> => {
  const { talentId } = request;
  await onAccount(auth().updateUser(talentId, { disabled: true }));
  await onAccount(auth().revokeRefreshTokens(talentId));
  const locale = await localeOf(talentId);

  for (const holding of HOLDINGS) {
    for await (const documents of documentsOf(holding, talentId)) {
      const paths = holding.audio
        ? documents.map((document) => document.get(holding.audio ?? '') as unknown)
        : [];
      await Promise.all(paths.filter((path) => typeof path === 'string').map(removeFile));
      await deleteDocuments(holding.beside ? await withBeside(documents, holding.beside) : documents);
    }
  }
  await emptyAudit([`talents/${talentId}`, `users/${talentId}`, `billingInformation/${talentId}`]);
  if (request.email) await deleteMails(request.email);
  await onAccount(auth().deleteUser(talentId));

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
