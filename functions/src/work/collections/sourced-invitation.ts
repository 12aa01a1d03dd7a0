import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { AuditRecord } from '@domain/audit/audit.ts';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import type { Invitation } from '@domain/invitations/invitations.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { getFullName } from '@domain/people/names.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { TeamInvite } from '@domain/team/team.ts';
import { getCollectionRef, findRecords, getRef, type Moment } from '../copies/moment.ts';
import { sortRoles, filterTeamRoles } from './team-member.ts';

type Listed = Omit<Invitation, 'id'>;

export const toInvitationId = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

/** Returns whether a list entry is complete; formerly, notes on an unlisted invitation could exist alone. */
export const isWhole = (stored: object): boolean => 'source' in stored && 'agencyId' in stored;

type InvitationContent = Pick<Invitation, 'agencyId' | 'kind' | 'name' | 'email' | 'roles' | 'state'>;

/** Audit actions that send an invitation, first or again. */
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

const getEntries = (moment: Moment, subject: string): Promise<readonly AuditRecord[]> =>
  findRecords<AuditRecord>(moment, getCollectionRef(moment, 'audit').where('subject', '==', subject)).then(
    (found) => found.toSorted((a, b) => a.at.toMillis() - b.at.toMillis()),
  );

/** Returns the whole entry; sender and time come from the audit, or else from the source's creation. */
const toListed = (
  source: string,
  content: InvitationContent,
  entries: readonly AuditRecord[],
  madeAt: Timestamp,
  holdsMs?: number,
): Listed => {
  const sent = entries.filter(({ action }) => SENDING.includes(action));
  const [first, last] = [sent.at(0), sent.at(-1)];
  const lastSentAt = (last?.at as Timestamp | undefined) ?? madeAt;

  return {
    ...content,
    email: content.email.toLowerCase(),
    source,
    sentBy: first?.by ?? '',
    sentAt: first?.at ?? madeAt,
    lastSentAt,
    expiresAt: holdsMs === undefined ? null : Timestamp.fromMillis(lastSentAt.toMillis() + holdsMs),
  };
};

/** Returns a source record's invitation fields; undefined when it is none or names nobody. */
const readContent = (collection: string, snapshot: DocumentSnapshot): InvitationContent | undefined => {
  const { agencyId, email } = snapshot.data() as Pick<Invitation, 'agencyId' | 'email'>;
  if (collection === 'selfServiceInvites') {
    const invite = snapshot.data() as SelfServiceInvite;
    const state = invite.status === 'sent' ? 'waiting' : invite.status;
    return { agencyId, kind: 'talent', name: getFullName(invite), email, roles: [], state };
  }
  if (collection === 'engineerInvites') {
    const invite = snapshot.data() as EngineerInvite;
    const state = invite.usedBy === null ? 'waiting' : 'accepted';
    return { agencyId, kind: 'engineer', name: getFullName(invite), email, roles: [], state };
  }

  const { name, roles, formerUid } = snapshot.data() as TeamInvite;
  if (formerUid !== null) return undefined;

  return { agencyId, kind: 'team', name, email, roles: sortRoles(roles), state: 'waiting' };
};

const deriveState = (
  { emailVerified, passwordVersion = 0 }: User,
  isIn: boolean,
  entries: readonly AuditRecord[],
): InvitationContent['state'] => {
  if (entries.some(({ action }) => WITHDRAWING.includes(action))) return 'withdrawn';
  if (emailVerified || passwordVersion > 0) return 'accepted';
  return isIn ? 'waiting' : 'withdrawn';
};

/** Returns the invitation that created an account; undefined for users who registered themselves. */
const findListedAccount = async (moment: Moment, uid: string, user: User): Promise<Listed | undefined> => {
  const source = `users/${uid}`;
  const entries = await getEntries(moment, source);
  const made = entries.find(({ action }) => action === 'team.create' || action === 'clients.createOwner');
  if (!made?.agencyId) return undefined;

  const { agencyId } = made;
  const isClient = made.action === 'clients.createOwner';
  const auditRecords = entries.filter((entry) => entry.agencyId === agencyId);

  // Users given a password weren't invited: they were mailed a verification link.
  const isMailed = async () =>
    auditRecords.some(
      ({ action }) => action === 'clients.sendNewLink' || action === 'clients.withdrawInvite',
    ) || (await moment.transaction.get(getRef(moment, 'mail', `client-invite_${uid}`))).exists;

  if (isClient && !(await isMailed())) return undefined;

  const of = getCollectionRef(moment, 'memberships').where('userId', '==', uid);
  const memberships = await findRecords<Membership>(moment, of);
  const team = filterTeamRoles(memberships, agencyId);
  const isIn = isClient
    ? memberships.some(
        (membership) =>
          membership.agencyId === agencyId && membership.role === 'client' && !membership.blocked,
      )
    : team.length > 0;

  const content: InvitationContent = {
    agencyId,
    kind: isClient ? 'client' : 'team',
    name: user.displayName,
    email: user.email,
    roles: isClient ? [] : sortRoles(team.map(({ role }) => role)),
    state: deriveState(user, isIn, auditRecords),
  };

  return toListed(source, content, auditRecords, made.at as Timestamp, LINK_LIFETIMES.firstPassword.ms);
};

/** Returns the list entry of a record, given its path, built from the record and its audit; undefined when deleted or not an invitation. */
export const readSourceInvitation = async (moment: Moment, source: string): Promise<Listed | undefined> => {
  const [collection = '', id = ''] = source.split('/');
  const snapshot = await moment.transaction.get(moment.firestore.doc(source));
  if (!snapshot.exists) return undefined;
  if (collection === 'users') return findListedAccount(moment, id, { ...(snapshot.data() as User), id });
  const content = readContent(collection, snapshot);
  if (!content) return undefined;
  const madeAt = (snapshot.get('sentAt') ?? snapshot.createTime ?? Timestamp.now()) as Timestamp;
  const holdsMs = collection === 'teamInvites' ? LINK_LIFETIMES.invitation.ms : undefined;
  return toListed(source, content, await getEntries(moment, source), madeAt, holdsMs);
};
