import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readCatalog } from '../../work/collections/reference-data.ts';
import { allowCaching } from './allow-caching.ts';

/** Returns one kind's entries; 404 for an unknown kind. */
export const listCatalogKind: Operation<'reference.catalogKind'> = async ({ params: { kind }, response }) => {
  const entries = (await readCatalog()).filter(({ catalog }) => catalog === kind);
  if (entries.length === 0) throw notFound();
  allowCaching(response);
  return entries;
};
