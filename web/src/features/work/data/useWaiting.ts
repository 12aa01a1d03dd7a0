import type { Membership } from '@domain/access/memberships.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Registrations shown at a time; others follow as these are decided. */
export const SHOWN_MAX = 20;

/** Registrations that the agency's admins still have to decide. */
export const useWaiting = (agencyId: string): Live<readonly Membership[]> =>
  useLiveCollection<Membership>({
    collection: 'memberships',
    where: { agencyId, accountValidationStatus: 'PENDING' },
    limit: SHOWN_MAX,
  });
