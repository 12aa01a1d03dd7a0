import type { AgencyChanges } from '@domain/talents/agency-change.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/** What agencies changed for the talent who is signed in, live; undefined for anyone else, and for an admin who acts as them. */
export const useAgencyChanges = (talentId: string): AgencyChanges | undefined => {
  const { uid, realUid } = useSignedIn();
  const isInPerson = uid === talentId && realUid === talentId;
  const { data = [] } = useLiveCollection<AgencyChanges>(
    isInPerson ? { collection: 'agencyChanges', where: { userId: uid }, limit: 1 } : null,
  );
  return data[0];
};
