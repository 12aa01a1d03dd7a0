import type { AgencyChanges } from '@domain/talents/agency-change.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/** Returns agencies' changes to the signed-in talent's data, live; undefined for others and in acting sessions. */
export const useAgencyChanges = (talentId: string): AgencyChanges | undefined => {
  const { uid, realUid } = useSignedIn();
  const isInPerson = uid === talentId && realUid === talentId;
  const { data = [] } = useLiveCollection<AgencyChanges>(
    isInPerson ? { collection: 'agencyChanges', where: { userId: uid }, limit: 1 } : null,
  );
  return data[0];
};
