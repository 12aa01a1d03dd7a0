import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { RECENT_SIGN_IN_SECONDS } from '@domain/accounts/accounts.api.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyAccountChange } from '../../outgoing/mail/notify-account.ts';
import { notifyOfPerson } from '../../outgoing/mail/notify-of-person.ts';
import { readRequest } from '../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../work/records/deletion-requests.ts';
import { readUser } from '../../work/collections/users.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireOwnTalentId } from './require-own-talent-id.ts';

/** Requests deletion of the caller's data, soon after signing in. Idempotent. */
export const requestDeletion = operation('privacy.requestDeletion', async ({ work, caller }) => {
  const talentId = requireOwnTalentId(caller);
  const talent = await readTalent(talentId, work);
  if (!talent) throw notFound();

  const existing = await readRequest(talentId, work);
  // From an earlier time as a talent.
  if (existing && existing.state !== 'erased') return serialise(existing);
  if (Date.now() / 1000 - caller.signedInAt > RECENT_SIGN_IN_SECONDS)
    throw new AppError(403, 'auth.recentLogin');

  const request: DeletionRequest = {
    id: talentId,
    talentId,
    agencyIds: talent.agencyIds,
    fullName: talent.fullName,
    email: talent.email,
    state: 'requested',
    confirmedBy: [],
    requestedAt: Timestamp.now(),
    erasedAt: null,
  };

  writeRequest(work, request);

  const person = { ...talent, name: talent.fullName };
  const occasion = String(request.requestedAt.toMillis());
  const user = await readUser(talentId, work);
  if (user) notifyAccountChange(work, user, 'deletionRequested');
  await notifyOfPerson(work, talent.agencyIds, 'deletion', person, occasion);
  work.audit({ subject: `deletionRequests/${talentId}`, agencyId: null }, null, { state: 'requested' });

  return serialise(request);
});
