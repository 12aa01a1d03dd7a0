import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';

/** Invitations that are shown at first, and that come at a time. */
const SHOWN = 200;

/** Invitations of an agency, newest first. */
export const useInvites = (agencyId: string): LiveMore<SelfServiceInvite> =>
  useLiveMore<SelfServiceInvite>({
    collection: 'selfServiceInvites',
    where: { agencyId },
    orderBy: [['sentAt', 'desc']],
    limit: SHOWN,
  });
