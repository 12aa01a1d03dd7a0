import { Timestamp } from 'firebase-admin/firestore';
import { agencyOf } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { takeStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { openedAccounts } from '../../identity/accounts.ts';
import { EMAIL_SENT } from '../../identity/verification-mail.ts';
import { isQueued } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readTeamInvite, writeTeamInvite } from '../../records/team-invites.ts';
import { readUser } from '../../records/users.ts';
import { ownRolesIn } from './team-member.ts';
import { queueTeamAccount, queueTeamInvite } from './team-mail.ts';

/** Within one of these spans a newcomer gets one link, however often it is asked for. In milliseconds. */
const SPAN_MS = 60_000;

/** Mails somebody who is invited into the team a new link. 409 once somebody has come in by the account. */
export const sendTeamLink: Operation<'team.sendNewLink'> = async ({ caller, params: { id }, locale }) => {
  const agencyId = agencyOf(caller);
  const agency = await readAgency(agencyId);
  if (!agency) throw notFound();
  const isOpened = await takeStep(async () => (await openedAccounts([id])).has(id));
  await transact(async (transaction) => {
    const invite = await readTeamInvite(id, transaction);
    if (invite?.agencyId === agencyId && invite.formerUid === null) {
      const after = { ...invite, version: invite.version + 1, changedAt: Timestamp.now() };
      writeTeamInvite(transaction, after);
      queueTeamInvite(transaction, after, { agency, locale });
    } else {
      const own = ownRolesIn(await readMemberships(id, transaction), agencyId);
      const user = await readUser(id, transaction);
      if (own.length === 0 || !user) throw notFound();
      if (isOpened) throw new AppError(409, 'team.arrived');
      const { email: to, displayName: name, locale: theirs, passwordVersion: version = 0 } = user;
      const mailId = `team-account_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
      if (await isQueued(mailId, transaction)) return;
      queueTeamAccount(transaction, mailId, { uid: id, name, to, locale: theirs, agency, version });
    }
    const subject = invite ? `teamInvites/${id}` : `users/${id}`;
    recordAudit(transaction, caller, {
      agencyId,
      action: 'team.sendNewLink',
      subject,
      before: null,
      after: null,
    });
  });
  return EMAIL_SENT;
};
