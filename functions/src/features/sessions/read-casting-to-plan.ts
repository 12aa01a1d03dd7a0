import { PRODUCTION_ROLES } from '@domain/access/matrix.ts';
import { hasRole } from '@domain/access/roles.ts';
import type { Casting } from '@domain/castings/castings.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { findCastingSessions } from '../../work/collections/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns talents whose sessions of this casting the caller runs, and so may plan another. */
const findRecordedTalents = async (
  { uid }: Caller,
  castingId: string,
  work: Work,
): Promise<ReadonlySet<string>> => {
  const recordingSessions = (await findCastingSessions(castingId, work)).filter(
    ({ engineerId, state }) => engineerId === uid && state !== 'cancelled',
  );
  return new Set(recordingSessions.map(({ talentId }) => talentId));
};

/** Returns the casting in which the caller may plan, and whether as an engineer, who sees castings only through sessions. */
export const readCastingToPlan = async (
  caller: Caller,
  castingId: string,
  work: Work,
): Promise<{ readonly casting: Casting; readonly recorded: ReadonlySet<string> | undefined }> => {
  const casting = await readCasting(castingId, work);
  if (!casting || casting.isDeleted) throw notFound();

  const { agencyId } = casting;
  const isProducing = hasRole(caller.claims, PRODUCTION_ROLES, agencyId);
  if (isProducing) {
    requireVisible(caller, 'castings', casting);
    return { casting, recorded: undefined };
  }

  const recorded = await findRecordedTalents(caller, castingId, work);
  const isEngaged = caller.claims.held.engineer?.includes(agencyId) ?? false;
  if (recorded.size === 0 || !isEngaged) throw notFound();

  return { casting, recorded };
};
