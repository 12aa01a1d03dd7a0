import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Invitations on the page: those of the last months. */
const SHOWN = 200;

/** Invitations of an agency, newest first. */
export const useInvites = (agencyId: string): Live<readonly SelfServiceInvite[]> =>
  useLiveCollection<SelfServiceInvite>({
    collection: 'selfServiceInvites',
    where: { agencyId },
    orderBy: [['sentAt', 'desc']],
    limit: SHOWN,
  });
