import { Timestamp } from 'firebase-admin/firestore';
import { TEAM_MAX, TEAM_ROLES, type TeamInvite } from '@domain/team/team.ts';
import type { NewTeamMember } from '@domain/team/team.schema.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { takeStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccount } from '../../identity/accounts.ts';
import { createAccount, isOwnNewcomer } from '../../identity/create-account.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { listInvitation } from '../../records/invitations.ts';
import { membershipsOfAgency } from '../../records/memberships.ts';
import { newTeamInviteId, waitingTeamInvites, writeTeamInvite } from '../../records/team-invites.ts';
import { asked, inOrder } from '../../invitations/team-member.ts';
import { queueTeamAccount, queueTeamInvite } from '../../invitations/team-mail.ts';

/** Makes an account without a password: they choose one by the mailed link, or come in by single sign-on. */
const addNewcomer = (
  caller: Caller,
  agency: Agency,
  { name, lastName, email, roles }: NewTeamMember,
  locale: Locale,
): Promise<string> => {
  const [role = 'agencyTeam', ...moreRoles] = inOrder(roles);
  return createAccount({
    name,
    lastName,
    email,
    locale,
    role,
    moreRoles,
    agencyIds: [agency.id],
    decidedBy: caller.realUid,
    ...asked(agency),
    occasion: { author: caller, action: 'team.create' },
    // Of people in a team there is no record beside their account.
    records: (transaction, uid, to) =>
      listInvitation(transaction, {
        ...{ agencyId: agency.id, kind: 'team', source: `users/${uid}`, name: `${name} ${lastName}` },
        ...{ email: to, roles: inOrder(roles), sentBy: caller.realUid },
        holdsMs: LINK_LIFETIMES.firstPassword.ms,
      }),
    welcome: (transaction, uid, to) =>
      queueTeamAccount(transaction, `team-account_${uid}`, { uid, name, to, locale, agency, version: 0 }),
  });
};

/** Invites somebody whose account is theirs: it becomes a member's when they say so, and until then nothing is told of it. */
const inviteOwner = (
  caller: Caller,
  agency: Agency,
  uid: string,
  { name, lastName, email, roles }: NewTeamMember,
  locale: Locale,
): Promise<string> =>
  transact(async (transaction) => {
    const own = await membershipsOfAgency(agency.id, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX, transaction);
    const waiting = await waitingTeamInvites(agency.id, TEAM_MAX, transaction);
    const to = email.toLowerCase();
    if (own.some(({ userId }) => userId === uid))
      throw new AppError(409, 'team.inTeam', { property: 'email' });
    if (waiting.some((invite) => invite.email === to))
      throw new AppError(409, 'team.invited', { property: 'email' });
    if (waiting.length >= TEAM_MAX) throw new AppError(409, 'team.full', { values: { max: TEAM_MAX } });
    const invite: TeamInvite = {
      id: newTeamInviteId(),
      agencyId: agency.id,
      name: `${name} ${lastName}`,
      email: to,
      roles: inOrder(roles),
      version: 0,
      changedAt: Timestamp.now(),
      formerUid: null,
      expiresAt: null,
    };
    writeTeamInvite(transaction, invite);
    queueTeamInvite(transaction, invite, { agency, locale });
    listInvitation(transaction, {
      ...{ agencyId: agency.id, kind: 'team', source: `teamInvites/${invite.id}`, name: invite.name },
      ...{ email: to, roles: invite.roles, sentBy: caller.realUid, holdsMs: LINK_LIFETIMES.invitation.ms },
    });
    recordAudit(transaction, caller, {
      agencyId: agency.id,
      action: 'team.invite',
      subject: `teamInvites/${invite.id}`,
      before: null,
      after: { name: invite.name, email: to, roles: invite.roles },
    });
    return invite.id;
  });

/**
 * Adds somebody to the team of the agency an admin acts in. 409 for whom it has, or has invited. An address with an account
 * of others is mailed an invitation, and becomes a member's once it is accepted.
 */
export const addTeamMember: Operation<'team.create'> = async ({ caller, body, locale }) => {
  const agency = await readAgency(agencyOf(caller));
  if (!agency) throw notFound();
  const team = await membershipsOfAgency(agency.id, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX);
  if (new Set(team.map(({ userId }) => userId)).size >= TEAM_MAX)
    throw new AppError(409, 'team.full', { values: { max: TEAM_MAX } });
  // A repeat of the call, or another attempt at it at the same moment, finds the account that this very call made.
  const known = await takeStep(async () => (await findAccount(body.email))?.uid ?? null);
  return {
    id:
      known === null || isOwnNewcomer(known)
        ? await addNewcomer(caller, agency, body, locale)
        : await inviteOwner(caller, agency, known, body, locale),
  };
};
