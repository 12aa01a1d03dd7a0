import { Timestamp } from 'firebase-admin/firestore';
import type { Engineer } from '@domain/accounts/people.ts';
import type { EngineerPatch } from '@domain/accounts/people.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { requireMainLanguage } from '../../../firestore/main-language.ts';
import { transact } from '../../../firestore/transact.ts';
import { refuseUnlessAdmin } from '../../../http/admin-fields.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { refuseStale } from '../../../http/stale.ts';
import { allowSignIn, readUser, renameUser } from '../../../identity/accounts.ts';
import { readEngineer, writeEngineer } from '../engineer-store.ts';

/**
 * Changes an engineer: they themselves, or an admin, who alone sets the status. Blocking one ends their sessions after
 * the commit; the same change again sets right what a failure left undone. 409 when somebody else saved since the version
 * that was edited.
 */
export const updateEngineer = async (
  session: Session,
  id: string,
  patch: EngineerPatch,
): Promise<Engineer> => {
  refuseUnlessAdmin(session, patch, ['status']);
  const { updatedAt: edited, languageTags, ...rest } = patch;
  const engineer = await transact(async (transaction) => {
    const before = reach(session, 'engineers', await readEngineer(id, transaction));
    refuseStale(edited, before);
    const tags = languageTags ? [...new Set(languageTags)] : before.languageTags;
    for (const tag of tags.filter((one) => !before.languageTags.includes(one)))
      await requireMainLanguage(tag, 'languageTags', transaction);
    const account = await readUser(id, transaction);
    const named = { ...before, ...rest, languageTags: tags, updatedAt: Timestamp.now() };
    const after: Engineer = { ...named, fullName: `${named.name} ${named.lastName}` };
    writeEngineer(transaction, after);
    if (account && after.fullName !== before.fullName) renameUser(transaction, id, after.fullName);
    recordAudit(transaction, session, {
      agencyId: session.agencyId ?? null,
      action: 'engineers.update',
      subject: `engineers/${id}`,
      before,
      after,
    });
    return after;
  });
  if (patch.status) await allowSignIn(id, patch.status !== 'blocked');
  return engineer;
};
