import { getAgencies } from '@domain/access/roles.ts';
import type { PublicDemo, DemoOrder } from '@domain/demos/demos.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { isProducer } from '../../work/access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../platform/firestore/cursor.ts';
import { getPosition, type DemoPlace, type DemoPosition } from '../../work/collections/public-demos.ts';

/** Returns where the caller finds approved demos: clients and staff in the chosen agency, engineers among their talents, talents among their own. */
export const getSearchPlaces = (caller: Caller): readonly DemoPlace[] => {
  if (isProducer(caller)) return [{ agencyId: getAgency(caller) }];

  const { claims, uid, assignments = [] } = caller;
  const asEngineer = getAgencies(claims, 'engineer').map((agencyId) => ({
    agencyId,
    talentIds: assignments
      .filter(({ agencyIds }) => agencyIds.includes(agencyId))
      .map(({ talentId }) => talentId),
  }));
  const asTalent = getAgencies(claims, 'talent').map((agencyId) => ({ agencyId, talentIds: [uid] }));

  return [...asEngineer, ...asTalent];
};

export const limitToTalents = (
  places: readonly DemoPlace[],
  findableIds: readonly string[],
): readonly DemoPlace[] =>
  places.map(({ talentIds, ...place }) => ({
    ...place,
    talentIds: talentIds ? talentIds.filter((id) => findableIds.includes(id)) : findableIds,
  }));

export const toDemoCursor = (order: DemoOrder, demo: PublicDemo): string => {
  const { key, id } = getPosition(order, demo);
  return typeof key === 'string'
    ? encodeCursor(order, key, id)
    : encodeCursor(key.seconds, key.nanoseconds, id);
};

/** Parses a cursor; undefined without one, 422 for an invalid one or another order. */
export const getPlace = (order: DemoOrder, cursor: string | undefined): DemoPosition | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  if (order === 'newest') return { key: parseMoment(keys), id };
  const [named, key] = keys;
  if (named !== order || typeof key !== 'string')
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return { key, id };
};
