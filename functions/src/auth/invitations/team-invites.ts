import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { createStep } from '../../work/unit/operation.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { changeMemberships } from '../claims/memberships.ts';
import { syncClaimsSoon } from '../claims/sync-claims.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findOpenedAccounts } from '../../work/identity/accounts.ts';
import { isQueued } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { toResent } from '../../work/collections/invitations.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { teamInvites, readTeamInvite } from '../../work/collections/team-invites.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { sortRoles, filterTeamRoles } from '../../work/collections/team-member.ts';
import { queueTeamAccount, queueTeamInvite } from './team-mail.ts';

/** A newcomer gets at most one link per span, however many are requested. In milliseconds. */
const SPAN_MS = 60_000;

/** Mails a new link to a team invitee. 409 once the account was used to sign in. */
export const sendTeamAgain = async (caller: Caller, id: string, locale: Locale): Promise<void> => {
  const agencyId = getAgency(caller);
  const agency = await readAgency(agencyId);
  if (!agency) throw notFound();

  const isOpened = await recordStep(async () => (await findOpenedAccounts([id])).has(id));
  await createStep(
    caller,
    'team.sendNewLink',
  )(async (work) => {
    const invite = await readTeamInvite(id, work);
    if (invite?.agencyId === agencyId && invite.formerUid === null) {
      const after = { ...invite, version: invite.version + 1, changedAt: Timestamp.now() };
      work.set(teamInvites, after);
      queueTeamInvite(work, after, { agency, locale });
      await updateInvitation(work, `teamInvites/${id}`, toResent(LINK_LIFETIMES.invitation.ms));
    } else {
      const memberships = filterTeamRoles(await readMemberships(id, work), agencyId);
      const user = await readUser(id, work);
      if (memberships.length === 0 || !user) throw notFound();
      if (isOpened) throw new AppError(409, 'team.arrived');
      const { email: to, displayName: name, locale: language, passwordVersion: version = 0 } = user;
      const mailId = `team-account_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
      if (await isQueued(mailId, work)) return;
      queueTeamAccount(work, mailId, { uid: id, name, to, locale: language, agency, version });
      await updateInvitation(work, `users/${id}`, toResent(LINK_LIFETIMES.firstPassword.ms));
    }

    const subject = invite ? `teamInvites/${id}` : `users/${id}`;
    work.audit({ subject, agencyId }, null, null);
  });
};

/** Withdraws an invitation to an address with an account; 409 once accepted. */
const withdrawInvite = (caller: Caller, id: string): Promise<void> =>
  createStep(
    caller,
    'team.withdrawInvite',
  )(async (work) => {
    const invite = await readTeamInvite(id, work);
    if (invite?.agencyId !== getAgency(caller) || invite.formerUid !== null)
      throw new AppError(409, 'invitation.used');

    work.deleteById(teamInvites, id);
    await updateInvitation(work, `teamInvites/${id}`, { state: 'withdrawn' });

    work.audit(
      { subject: `teamInvites/${id}`, agencyId: invite.agencyId },
      { roles: invite.roles },
      { roles: [] },
    );
  });

/** Withdraws a member whose account was created for them; 409 once they have signed in. */
const withdrawNewcomer = async (caller: Caller, uid: string): Promise<void> => {
  const agencyId = getAgency(caller);
  const isOpened = await recordStep(async () => (await findOpenedAccounts([uid])).has(uid));

  await createStep(
    caller,
    'team.withdrawInvite',
  )(async (work) => {
    const all = await readMemberships(uid, work);
    const user = await readUser(uid, work);
    const memberships = filterTeamRoles(all, agencyId);
    if (memberships.length === 0 || !user) throw notFound();
    if (isOpened) throw new AppError(409, 'invitation.used');

    changeMemberships(work, { all, user }, { ended: memberships.map(({ id }) => id) });
    work.updateById(users, uid, { passwordVersion: (user.passwordVersion ?? 0) + 1 });
    await updateInvitation(work, `users/${uid}`, { state: 'withdrawn' });

    work.audit(
      { subject: `users/${uid}`, agencyId },
      { roles: sortRoles(memberships.map(({ role }) => role)) },
      { roles: [] },
    );
  });

  await syncClaimsSoon(uid);
};

export const withdrawTeam = (caller: Caller, source: string): Promise<void> => {
  const [collection, id = ''] = source.split('/');
  return collection === 'users' ? withdrawNewcomer(caller, id) : withdrawInvite(caller, id);
};
