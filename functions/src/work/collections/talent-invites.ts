import { randomBytes } from 'node:crypto';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const talentInvites = collection<SelfServiceInvite>('selfServiceInvites');

/** The id is the invitation's only secret. */
const makeInviteId = (): string => randomBytes(18).toString('base64url');

/** Returns a new invitation; `talentId` for a known talent. */
export const buildInvite = (
  agencyId: string,
  {
    name,
    lastName,
    email,
    language,
    engineer = null,
  }: Pick<SelfServiceInvite, 'name' | 'lastName' | 'email' | 'language'> & {
    readonly engineer?: string | null | undefined;
  },
  talentId: string | null,
): SelfServiceInvite => ({
  id: makeInviteId(),
  agencyId,
  name,
  lastName,
  email,
  language,
  talentId,
  engineer,
  status: 'sent',
  sentAt: Timestamp.now(),
  openedAt: null,
  signedUpAt: null,
  acceptedAt: null,
});

export const readInvite = talentInvites.get;

/** Returns an agency's unanswered invitations of a talent, by id or address. */
export const findOpenInvites = async (
  agencyId: string,
  { id, email }: Pick<Talent, 'id' | 'email'>,
  work: Work,
): Promise<readonly SelfServiceInvite[]> => {
  const found = [
    ...(await findInvitesBy('talentId', id, work)),
    ...(await findInvitesBy('email', email, work)),
  ].filter((invite) => invite.agencyId === agencyId && invite.status === 'sent');
  return [...new Map(found.map((invite) => [invite.id, invite])).values()];
};

/** Returns invitations by a field's value: a talent's by `talentId`, those with only an address by `email`. */
export const findInvitesBy = async (
  field: 'talentId' | 'email',
  value: string,
  work?: Work,
): Promise<readonly SelfServiceInvite[]> => {
  const query = talentInvites.ref.where(field, '==', value).limit(100);
  return talentInvites.find(query, work);
};

interface InvitePosition {
  readonly sentAt: Timestamp;
  readonly id: string;
}

/** Returns a page of an agency's invitations, newest first, with the next cursor. */
export const findAgencyInvites = async (
  agencyId: string,
  after: InvitePosition | undefined,
  limit: number,
): Promise<{ readonly invites: readonly SelfServiceInvite[]; readonly last: InvitePosition | undefined }> => {
  const query = talentInvites.ref
    .where('agencyId', '==', agencyId)
    .orderBy('sentAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const found = await (after ? query.startAfter(after.sentAt, after.id) : query).limit(limit).get();
  const last = found.docs.at(-1);

  return {
    invites: found.docs.flatMap((snapshot) => toRecord<SelfServiceInvite>(snapshot) ?? []),
    last: last && { sentAt: last.get('sentAt') as Timestamp, id: last.id },
  };
};

/** Returns whether an invitation can still be used for registration. */
export const isUnused = ({ talentId, status }: SelfServiceInvite): boolean =>
  talentId === null && status === 'sent';
