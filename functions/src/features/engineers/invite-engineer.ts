import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccount } from '../../identity/accounts.ts';
import { queueEngineerInvite } from '../../invitations/of-engineer.ts';
import type { Operation } from '../../operation.ts';
import { readAgencies } from '../../records/agencies.ts';
import { createEngineerInvite, newEngineerInviteId } from '../../records/engineer-invites.ts';
import { readEngineer } from '../../records/engineers.ts';
import { requireMainLanguage } from '../../records/languages.ts';
import { readMembership } from '../../records/memberships.ts';

/** 409 for an account without the engineer role, and for an engineer this agency has engaged or excludes. */
const refuseUnlessInvitable = async (address: string, agencyId: string): Promise<void> => {
  const account = await findAccount(address);
  if (!account) return;
  const { uid } = account;
  const [engineer, membership] = await Promise.all([
    readEngineer(uid),
    readMembership(agencyId, uid, 'engineer'),
  ]);
  if (!engineer) throw new AppError(409, 'account.exists', { property: 'email' });
  if (membership) throw new AppError(409, 'engineer.inAgency', { property: 'email' });
};

/** Invites an engineer to the caller's agency by mail: newcomers register, engineers of other agencies accept. The response doesn't reveal which. */
export const inviteEngineer: Operation<'engineers.invite'> = async ({ caller, body: values }) => {
  const [agency] = await readAgencies([getAgency(caller)]);
  if (!agency) throw notFound();
  const { name, lastName, language } = values;
  const email = values.email.toLowerCase();
  await requireMainLanguage(language, 'language');
  const agencyId = agency.id;
  // A repeat may find the invitation used.
  await recordStep(() => refuseUnlessInvitable(email, agencyId));
  const invite: EngineerInvite = {
    id: newEngineerInviteId(),
    agencyId,
    name,
    lastName,
    email,
    language,
    usedBy: null,
  };
  return transact(async (transaction) => {
    createEngineerInvite(transaction, invite, caller.realUid);
    queueEngineerInvite(transaction, `engineer-invite_${invite.id}`, invite, agency);
    const subject = `engineerInvites/${invite.id}`;
    const entry = { agencyId, action: 'engineers.invite', subject, before: null, after: invite } as const;
    recordAudit(transaction, caller, entry);
    return invite;
  });
};
