import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const castings = collection<Casting>('castings');

export const findProjectCastings = (projectId: string, work: Work): Promise<readonly Casting[]> =>
  work.findStored(castings, castings.ref.where('projectId', '==', projectId));

export const readCasting = castings.get;

/** Returns what castings show of their projects, by casting id; missing ones are skipped. */
export const readCastingProjects = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, Casting['project']>> => {
  const once = [...new Set(ids)];
  if (once.length === 0) return new Map();
  const found = await db().getAll(...once.map((id) => castings.doc(id)), { fieldMask: ['project'] });
  return new Map(
    found.flatMap((snapshot) => {
      const project = snapshot.get('project') as Casting['project'] | undefined;
      return project ? [[snapshot.id, project]] : [];
    }),
  );
};

export const readCastingNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await readCastingProjects(ids))].map(([id, { name }]) => [id, name]));

export const findCastingByIdentifier = async (urlIdentifier: string): Promise<Casting | undefined> => {
  return castings.findFirst(castings.ref.where('urlIdentifier', '==', urlIdentifier));
};

export const findVisibleCastings = async (projectId: string): Promise<readonly Casting[]> => {
  const visible = await castings.find(
    castings.ref.where('projectId', '==', projectId).where('previewVisible', '==', true),
  );
  return visible.filter(({ isDeleted }) => isDeleted !== true);
};

/** Returns the casting; 409 while its project is deleted. */
export const requireActiveCasting = (casting: Casting): Casting => {
  if (casting.isDeleted) throw new AppError(409, 'project.deleted');
  return casting;
};

/** Clients filter by their `companyId`. */
interface CastingFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  readonly projectId?: string | undefined;
}

export const findCastings = async (
  filters: CastingFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Casting[]> => {
  let query = castings.ref.limit(limit).orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  for (const [field, value] of Object.entries(filters))
    if (value !== undefined) query = query.where(field, '==', value);
  return castings.find(after ? query.startAfter(after.createdAt, after.id) : query);
};

export const readCastings = (ids: readonly string[], work: Work): Promise<readonly Casting[]> =>
  work.readAll(castings, ids);

export const queryCastingsByTag = (talentId: string): Query =>
  castings.ref.where('taggedTalents', 'array-contains', talentId);
