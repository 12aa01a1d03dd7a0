import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readCatalog } from '../../records/reference-data.ts';
import { cacheable } from './cacheable.ts';

/** The entries of one kind; 404 for a kind without any. */
export const catalogKind: Operation<'reference.catalogKind'> = async ({ params: { kind }, response }) => {
  const entries = (await readCatalog()).filter(({ catalog }) => catalog === kind);
  if (entries.length === 0) throw notFound();
  cacheable(response);
  return entries;
};
