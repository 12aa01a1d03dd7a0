import { PRODUCTION_ROLES } from '@domain/access/matrix.ts';
import { agenciesOf } from '@domain/access/roles.ts';
import type { DemoCache, DemoOrder } from '@domain/demos/demos.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import { positionOf, type DemoPlace, type DemoPosition } from '../../records/demo-cache.ts';

/** Whether the caller finds all voices of the agency that they act in. */
export const findsAll = ({ claims }: Caller): boolean =>
  PRODUCTION_ROLES.some((role) => claims.roles.includes(role));

/**
 * Where the caller finds approved demos: clients and staff in the agency they act in, engineers, in the agencies that
 * engage them, among the voices that they work with for each, and talents among their own.
 */
export const findablePlaces = (caller: Caller): readonly DemoPlace[] => {
  if (findsAll(caller)) return [{ agencyId: agencyOf(caller) }];
  const { claims, uid, assignments = [] } = caller;
  const asEngineer = agenciesOf(claims, 'engineer').map((agencyId) => ({
    agencyId,
    talentIds: assignments
      .filter(({ agencyIds }) => agencyIds.includes(agencyId))
      .map(({ talentId }) => talentId),
  }));
  const asTalent = agenciesOf(claims, 'talent').map((agencyId) => ({ agencyId, talentIds: [uid] }));
  return [...asEngineer, ...asTalent];
};

/** The same places, among these talents alone. */
export const amongTalents = (places: readonly DemoPlace[], wanted: readonly string[]): readonly DemoPlace[] =>
  places.map(({ talentIds, ...place }) => ({
    ...place,
    talentIds: talentIds ? talentIds.filter((id) => wanted.includes(id)) : wanted,
  }));

/** Where the page behind a demo begins, in an order. */
export const cursorBehind = (order: DemoOrder, demo: DemoCache): string => {
  const { key, id } = positionOf(order, demo);
  return typeof key === 'string'
    ? encodeCursor(order, key, id)
    : encodeCursor(key.seconds, key.nanoseconds, id);
};

/** The place that a cursor names; undefined without one, 422 for one that is not ours, or of another order. */
export const placeOf = (order: DemoOrder, cursor: string | undefined): DemoPosition | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  if (order === 'newest') return { key: momentIn(keys), id };
  const [named, key] = keys;
  if (named !== order || typeof key !== 'string')
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return { key, id };
};
