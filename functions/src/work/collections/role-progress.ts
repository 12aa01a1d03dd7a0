import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { RoleProgress } from '@domain/auditions/auditions.ts';
import { toCastingId } from '@domain/castings/castings.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { collectionRef, toRecord } from '../../platform/firestore/db.ts';

const PROJECTS_MAX = 30;

const findRecords = async <Record>(
  collection: 'availabilityRequests' | 'recordingSessions' | 'earnings',
  { talentId, projectIds, state }: { talentId: string; projectIds: readonly string[]; state: string },
): Promise<readonly Record[]> => {
  const query = collectionRef(collection)
    .where('talentId', '==', talentId)
    .where('state', '==', state)
    .where('projectId', 'in', projectIds);
  return (await query.get()).docs.flatMap((snapshot) => toRecord<Record & { id: string }>(snapshot) ?? []);
};

/** Returns a talent's progress in roles of some projects, by casting and character: booked slots, completed sessions and paid orders. */
export const findRoleProgress = async (
  talentId: string,
  projects: readonly string[],
): Promise<(castingId: string, voiceId: string, character: string) => RoleProgress | null> => {
  const projectIds = [...new Set(projects)].slice(0, PROJECTS_MAX);
  if (projectIds.length === 0) return () => null;

  const [booked, recorded, paid] = await Promise.all([
    findRecords<AvailabilityRequest>('availabilityRequests', { talentId, projectIds, state: 'accepted' }),
    findRecords<RecordingSession>('recordingSessions', { talentId, projectIds, state: 'done' }),
    findRecords<Earning>('earnings', { talentId, projectIds, state: 'payable' }),
  ]);

  return (castingId, voiceId, character) => {
    const isPaid = paid.some(({ projectId, roles }) =>
      roles.some(
        (role) => role.character === character && toCastingId(projectId, role.language) === castingId,
      ),
    );
    if (isPaid) return 'paid';

    const isRecorded = recorded.some(
      (session) =>
        session.castingId === castingId && getSessionRoles(session).some((role) => role.voiceId === voiceId),
    );
    if (isRecorded) return 'recorded';

    return booked.some(
      (availabilityRequest) =>
        availabilityRequest.castingId === castingId && availabilityRequest.voiceId === voiceId,
    )
      ? 'booked'
      : null;
  };
};
