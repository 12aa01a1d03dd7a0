import { hasStaffRole } from '@domain/access/roles.ts';
import { DELIVERIES_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useOwnedRecords } from '../board/useBoard.ts';

const NEWEST_FIRST = [['createdAt', 'desc']] as const;

type Side = 'agency' | 'engineer' | 'client' | null;

/** Returns on whose side the reader is in a session; null: on none. */
export const useSessionSide = ({
  agencyId,
  companyId,
  engineerId,
}: Pick<RecordingSession, 'agencyId' | 'companyId' | 'engineerId'>): Side => {
  const { uid, roles, agency, companyId: ownCompanyId } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  if (isStaff && agency?.id === agencyId) return 'agency';
  if (engineerId === uid) return 'engineer';
  return ownCompanyId === companyId ? 'client' : null;
};

/** Subscribes to all versions of a session that the reader may see, newest first. */
export const useSessionDeliveries = (session: RecordingSession): Live<readonly Delivery[]> => {
  const { agencyId, companyId, engineerId, id: sessionId } = session;
  const side = useSessionSide(session);
  // The rules require proof of the side.
  const proof: Readonly<Record<string, string | boolean>> =
    side === 'client' ? { companyId, isSent: true } : side === 'engineer' ? { engineerId } : {};

  return useLiveCollection<Delivery>(
    side && {
      collection: 'deliveries',
      where: { agencyId, ...proof, sessionId },
      orderBy: NEWEST_FIRST,
      limit: DELIVERIES_MAX,
    },
  );
};

/** Subscribes to all versions of a project that the reader may see, newest first. */
export const useProjectDeliveries = (projectId: string): Live<readonly Delivery[]> => {
  const { roles } = useSignedIn();
  return useOwnedRecords<Delivery>({
    collection: 'deliveries',
    where: hasStaffRole(roles) ? { projectId } : { projectId, isSent: true },
    orderBy: NEWEST_FIRST,
    limit: DELIVERIES_MAX,
  });
};
