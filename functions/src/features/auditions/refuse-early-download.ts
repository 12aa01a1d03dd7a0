import { hasVoice } from '@domain/availability/availability.ts';
import type { Casting } from '@domain/castings/castings.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findOpenProjectRequests } from '../../work/collections/availability-requests.ts';
import { findCastingSessions } from '../../work/collections/recording-sessions.ts';
import type { DownloadedTake } from './takes-manifest.ts';

const toKey = (voiceId: string, talentId: string): string => `${voiceId}/${talentId}`;

/** Returns the characters with their booked voices: by an accepted slot, or a session that isn't cancelled. */
const findBookedVoices = async ({
  id,
  projectId,
}: Pick<Casting, 'id' | 'projectId'>): Promise<ReadonlySet<string>> => {
  const [sessions, requests] = await Promise.all([
    findCastingSessions(id),
    findOpenProjectRequests(projectId),
  ]);
  const open = sessions.filter(({ state }) => state !== 'cancelled');
  const booked = requests.filter((request) => request.castingId === id && hasVoice(request));

  return new Set([
    ...booked.map(({ voiceId, talentId }) => toKey(voiceId, talentId)),
    ...open.flatMap((session) =>
      getSessionRoles(session).map(({ voiceId }) => toKey(voiceId, session.talentId)),
    ),
  ]);
};

/** Returns the takes that the caller may download; 409 when the agency locks all of them until their voices are booked. */
export const refuseEarlyDownload = async (
  caller: Caller,
  casting: Casting,
  takes: readonly DownloadedTake[],
): Promise<readonly DownloadedTake[]> => {
  if (isStaffIn(caller, casting.agencyId) || !(await readAgency(casting.agencyId))?.locksDownloads)
    return takes;

  const booked = await findBookedVoices(casting);
  const open = takes.filter(({ entry }) => booked.has(toKey(entry.voiceId, entry.talentId)));
  if (open.length === 0) throw new AppError(409, 'audition.downloadsLocked');

  return open;
};
