import { Timestamp } from 'firebase-admin/firestore';
import type { Agency } from '@domain/agencies/agencies.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getFullName } from '@domain/people/names.ts';
import type { NewTeamMember } from '@domain/team/team.schema.ts';
import type { TeamInvite } from '@domain/team/team.ts';
import type { Caller } from '../../work/access/caller.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { createAccount, isOwnNewcomer } from '../identity/create-account.ts';
import { listInvitation } from '../../work/records/invitations.ts';
import { teamInvites, newTeamInviteId } from '../../work/collections/team-invites.ts';
import { queueTeamAccount, queueTeamInvite } from './team-mail.ts';
import { getSecondFactorRule, sortRoles } from '../../work/collections/team-member.ts';
import type { Work } from '../../work/unit/work.ts';

/** An invitee, team and inviter, with the email's default language. */
export interface IntoTeam {
  readonly caller: Caller;
  readonly agency: Agency;
  readonly person: NewTeamMember;
  readonly locale: Locale;
}

/** Returns the uid of an address's existing account; null without one. Ignores an account created by this call, in any attempt. */
export const findEarlierAccount = async (email: string): Promise<string | null> => {
  const accountId = await recordStep(async () => (await findAccount(email))?.uid ?? null);
  return accountId === null || isOwnNewcomer(accountId) ? null : accountId;
};

/** Creates an account without a password and returns its uid; `besides` writes further records in the transaction. 409 for a taken address. */
export const makeTeamAccount = (
  { caller, agency, person: { name, lastName, email, roles }, locale }: IntoTeam,
  besides?: (work: Work) => Promise<void>,
): Promise<string> => {
  const [role = 'agencyTeam', ...moreRoles] = sortRoles(roles);

  return createAccount({
    name,
    lastName,
    email,
    locale,
    role,
    moreRoles,
    agencyIds: [agency.id],
    decidedBy: caller.realUid,
    ...getSecondFactorRule(agency),
    occasion: { author: caller, action: 'team.create' },
    // Team members have no record besides their account.
    records: async (work, uid, to) => {
      await besides?.(work);

      listInvitation(work, {
        agencyId: agency.id,
        kind: 'team',
        source: `users/${uid}`,
        name: getFullName({ name, lastName }),
        email: to,
        roles: sortRoles(roles),
        sentBy: caller.realUid,
        holdsMs: LINK_LIFETIMES.firstPassword.ms,
      });
    },
    welcome: (work, uid, to) =>
      queueTeamAccount(work, `team-account_${uid}`, { uid, name, to, locale, agency, version: 0 }),
  });
};

/** Invites the owner of an account, who becomes a member on acceptance and sees nothing until then. Returns the invitation's id. */
export const inviteOwner = (
  work: Work,
  { caller, agency, person: { name, lastName, email, roles }, locale }: IntoTeam,
): string => {
  const invite: TeamInvite = {
    id: newTeamInviteId(),
    agencyId: agency.id,
    name: getFullName({ name, lastName }),
    email: email.toLowerCase(),
    roles: sortRoles(roles),
    version: 0,
    changedAt: Timestamp.now(),
    formerUid: null,
    expiresAt: null,
  };

  const { id, email: to } = invite;

  work.set(teamInvites, invite);
  queueTeamInvite(work, invite, { agency, locale });

  listInvitation(work, {
    agencyId: agency.id,
    kind: 'team',
    source: `teamInvites/${id}`,
    name: invite.name,
    email: to,
    roles: invite.roles,
    sentBy: caller.realUid,
    holdsMs: LINK_LIFETIMES.invitation.ms,
  });

  work.audit(
    { subject: `teamInvites/${id}`, agencyId: agency.id },
    null,
    { name: invite.name, email: to, roles: invite.roles },
    { action: 'team.invite', by: caller },
  );

  return id;
};
