import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { readPages } from '#firebase/readPages.ts';
import type { RowPages } from '../../../components/lists/listFile.ts';

/** Invitations shown initially, and loaded at a time. */
const SHOWN = 200;

const getInvites = (agencyId: string): LiveQuery & { readonly limit: number } => ({
  collection: 'selfServiceInvites',
  where: { agencyId },
  orderBy: [['sentAt', 'desc']],
  limit: SHOWN,
});

/** Invitations of an agency, newest first. */
export const useInvites = (agencyId: string): LiveMore<SelfServiceInvite> =>
  useLiveMore<SelfServiceInvite>(getInvites(agencyId));

/** All current invitations, for export. */
export const invitePages = (agencyId: string): RowPages<SelfServiceInvite> => readPages(getInvites(agencyId));
