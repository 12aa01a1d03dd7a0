import type { Agency } from '@domain/agencies/agencies.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { createStep } from '../../work/unit/operation.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { decide } from '../claims/decide.ts';
import { syncClaimsSoon } from '../claims/sync-claims.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { transact } from '../../work/unit/transact.ts';
import { findOpenedAccounts } from '../../work/identity/accounts.ts';
import { isQueued, queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { toResent } from '../../work/collections/invitations.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { users, readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** An invitation is mailed at most once per span, however many times requested. In milliseconds. */
const SPAN_MS = 60_000;

interface InvitedClient {
  readonly uid: string;
  readonly name: string;
  readonly to: string;
  readonly locale: Locale;
  readonly agency: Agency;
  /** The account's password version: setting one uses up the link. */
  readonly version: number;
}

/** Queues the mail with a client's link to set a password; `mailId` identifies the occasion. */
export const queueClientInvite = (
  work: Work,
  mailId: string,
  { uid, name, to, locale, agency, version }: InvitedClient,
): void => {
  queueMail(work, mailId, {
    kind: 'client-invite',
    to,
    locale,
    agencyId: agency.id,
    params: { name, agencyName: agency.publicName, uid, version },
  });
};

/** Returns a client whose account the caller's agency created; 404 for others, 409 once they have signed in. */
const readInvitedClient = async (agencyId: string, uid: string, isOpened: boolean, work: Work) => {
  const user = await readUser(uid, work);
  const all = await readMemberships(uid, work);
  const clientMembership = all.find(
    (membership) => membership.agencyId === agencyId && membership.role === 'client',
  );
  if (!user || !clientMembership) throw notFound();
  if (isOpened) throw new AppError(409, 'invitation.used');
  return { user, all, own: clientMembership };
};

const isOpenedBy = (uid: string): Promise<boolean> =>
  recordStep(async () => (await findOpenedAccounts([uid])).has(uid));

/** Mails a new link to a client who has never signed in, at most once a minute; 409 for one the agency excludes. */
export const sendClientAgain = async (caller: Caller, uid: string): Promise<void> => {
  const agency = await readAgency(getAgency(caller));
  if (!agency) throw notFound();

  const isOpened = await isOpenedBy(uid);
  await createStep(
    caller,
    'clients.sendNewLink',
  )(async (work) => {
    const { user, own } = await readInvitedClient(agency.id, uid, isOpened, work);
    if (own.blocked) throw new AppError(409, 'invitation.blocked');
    const { displayName: name, email: to, locale, passwordVersion: version = 0 } = user;
    const mailId = `client-invite_${uid}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, work)) return;
    queueClientInvite(work, mailId, { uid, name, to, locale, agency, version });
    await updateInvitation(work, `users/${uid}`, toResent(LINK_LIFETIMES.firstPassword.ms));
    work.audit({ subject: `users/${uid}`, agencyId: agency.id }, null, null);
  });
};

/** Withdraws a client's invitation: the link stops working, and the client is blocked until an admin admits them. */
export const withdrawClient = async (caller: Caller, uid: string): Promise<void> => {
  const agencyId = getAgency(caller);
  const isOpened = await isOpenedBy(uid);

  await transact(async (work) => {
    const { user, all, own } = await readInvitedClient(agencyId, uid, isOpened, work);
    work.updateById(users, uid, { passwordVersion: (user.passwordVersion ?? 0) + 1 });
    const { displayName, email } = own;
    const person = { agencyId, userId: uid, role: 'client', displayName, email } as const;
    const action = 'clients.withdrawInvite' as const;
    decide(work, caller, { all, user }, { ...person, action }, { blocked: true });
    await updateInvitation(work, `users/${uid}`, { state: 'withdrawn' });
  });

  await syncClaimsSoon(uid);
};
