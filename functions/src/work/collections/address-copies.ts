import type { CollectionName } from '@domain/access/matrix.ts';

/** Copies of a person's address in `email`, besides records found by uid, with their queries. */
export const ADDRESS_COPIES = [
  { collection: 'memberships', by: 'userId' },
  { collection: 'selfServiceInvites', by: 'talentId' },
  { collection: 'selfServiceInvites', by: 'email' },
  { collection: 'invitations', by: 'email' },
  { collection: 'engineerInvites', by: 'email' },
  { collection: 'teamInvites', by: 'email' },
  { collection: 'auditionInvites', by: 'talentId' },
  { collection: 'availabilityInvites', by: 'talentId' },
] as const satisfies readonly {
  readonly collection: CollectionName;
  readonly by: 'userId' | 'talentId' | 'email';
}[];
