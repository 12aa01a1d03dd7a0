import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { AuditRecord } from '@domain/audit/audit.ts';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import type { Invitation } from '@domain/invitations/invitations.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { fullNameOf } from '@domain/people/names.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { TeamInvite } from '@domain/team/team.ts';
import { inside, recordsOf, refTo, type Moment } from '../copies/moment.ts';
import { inOrder, ownRolesIn } from './team-member.ts';

/** An invitation as the list has it. */
export type Listed = Omit<Invitation, 'id'>;

/** Where it is listed that somebody was invited by a record, named by its path. */
export const invitationIdOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

/** Whether all is there that the list tells: before, what was noted of an invitation that was not listed stood there alone. */
export const isWhole = (stored: object): boolean => 'source' in stored && 'agencyId' in stored;

/** What an invitation is about, as far as its source says it. */
type Said = Pick<Invitation, 'agencyId' | 'kind' | 'name' | 'email' | 'roles' | 'state'>;

/** By what an invitation is sent, the first time and again. */
const SENDING: readonly string[] = [
  'talents.invite',
  'roster.import',
  'talents.resendInvite',
  'engineers.invite',
  'engineers.resendInvite',
  'team.invite',
  'team.create',
  'team.sendNewLink',
  'clients.createOwner',
  'clients.sendNewLink',
];
const WITHDRAWING: readonly string[] = ['team.withdrawInvite', 'clients.withdrawInvite'];

const entriesOf = (moment: Moment, subject: string): Promise<readonly AuditRecord[]> =>
  recordsOf<AuditRecord>(moment, inside(moment, 'audit').where('subject', '==', subject)).then((found) =>
    found.toSorted((one, other) => one.at.toMillis() - other.at.toMillis()),
  );

/** The whole entry: who sent it, and when, is what the audit says, or else when its source was made. */
const listed = (
  source: string,
  said: Said,
  entries: readonly AuditRecord[],
  madeAt: Timestamp,
  holdsMs?: number,
): Listed => {
  const sent = entries.filter(({ action }) => SENDING.includes(action));
  const [first, last] = [sent.at(0), sent.at(-1)];
  const lastSentAt = (last?.at as Timestamp | undefined) ?? madeAt;
  return {
    ...said,
    email: said.email.toLowerCase(),
    source,
    sentBy: first?.by ?? '',
    sentAt: first?.at ?? madeAt,
    lastSentAt,
    expiresAt: holdsMs === undefined ? null : Timestamp.fromMillis(lastSentAt.toMillis() + holdsMs),
  };
};

/** What a record of an invitation says of it; undefined: it is none, or names nobody. */
const saidBy = (collection: string, snapshot: DocumentSnapshot): Said | undefined => {
  const { agencyId, email } = snapshot.data() as Pick<Invitation, 'agencyId' | 'email'>;
  if (collection === 'selfServiceInvites') {
    const invite = snapshot.data() as SelfServiceInvite;
    const state = invite.status === 'sent' ? 'waiting' : invite.status;
    return { agencyId, kind: 'talent', name: fullNameOf(invite), email, roles: [], state };
  }
  if (collection === 'engineerInvites') {
    const invite = snapshot.data() as EngineerInvite;
    const state = invite.usedBy === null ? 'waiting' : 'accepted';
    return { agencyId, kind: 'engineer', name: fullNameOf(invite), email, roles: [], state };
  }
  const { name, roles, formerUid } = snapshot.data() as TeamInvite;
  if (formerUid !== null) return undefined;
  return { agencyId, kind: 'team', name, email, roles: inOrder(roles), state: 'waiting' };
};

/** How the invitation of somebody stands for whom an account was made. */
const stateOf = (
  { emailVerified, passwordVersion = 0 }: User,
  isIn: boolean,
  entries: readonly AuditRecord[],
): Said['state'] => {
  if (entries.some(({ action }) => WITHDRAWING.includes(action))) return 'withdrawn';
  if (emailVerified || passwordVersion > 0) return 'accepted';
  return isIn ? 'waiting' : 'withdrawn';
};

/** An account that was made for somebody who was invited by that; undefined for everybody who came by themselves. */
const listedAccount = async (moment: Moment, uid: string, user: User): Promise<Listed | undefined> => {
  const source = `users/${uid}`;
  const entries = await entriesOf(moment, source);
  const made = entries.find(({ action }) => action === 'team.create' || action === 'clients.createOwner');
  if (!made?.agencyId) return undefined;
  const { agencyId } = made;
  const isClient = made.action === 'clients.createOwner';
  const own = entries.filter((entry) => entry.agencyId === agencyId);
  // Whoever was given a password was not invited: they were mailed a link that proves their address.
  const isMailed = async () =>
    own.some(({ action }) => action === 'clients.sendNewLink' || action === 'clients.withdrawInvite') ||
    (await moment.transaction.get(refTo(moment, 'mail', `client-invite_${uid}`))).exists;
  if (isClient && !(await isMailed())) return undefined;
  const of = inside(moment, 'memberships').where('userId', '==', uid);
  const memberships = await recordsOf<Membership>(moment, of);
  const team = ownRolesIn(memberships, agencyId);
  const isIn = isClient
    ? memberships.some((one) => one.agencyId === agencyId && one.role === 'client' && !one.blocked)
    : team.length > 0;
  const said: Said = {
    agencyId,
    kind: isClient ? 'client' : 'team',
    name: user.displayName,
    email: user.email,
    roles: isClient ? [] : inOrder(team.map(({ role }) => role)),
    state: stateOf(user, isIn, own),
  };
  return listed(source, said, own, made.at as Timestamp, LINK_LIFETIMES.firstPassword.ms);
};

/**
 * What the list of invitations should say of a record, named by its path: made of the record itself and of what the audit
 * tells of it. Undefined: it is gone, or nobody was invited by it.
 */
export const invitationBy = async (moment: Moment, source: string): Promise<Listed | undefined> => {
  const [collection = '', id = ''] = source.split('/');
  const snapshot = await moment.transaction.get(moment.firestore.doc(source));
  if (!snapshot.exists) return undefined;
  if (collection === 'users') return listedAccount(moment, id, { ...(snapshot.data() as User), id });
  const said = saidBy(collection, snapshot);
  if (!said) return undefined;
  const kept = (snapshot.get('sentAt') ?? snapshot.createTime ?? Timestamp.now()) as Timestamp;
  const holdsMs = collection === 'teamInvites' ? LINK_LIFETIMES.invitation.ms : undefined;
  return listed(source, said, await entriesOf(moment, source), kept, holdsMs);
};
