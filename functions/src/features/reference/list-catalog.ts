import type { Operation } from '../../work/operation.ts';
import { readCatalog } from '../../work/collections/reference-data.ts';
import { allowCaching } from './allow-caching.ts';

export const listCatalog: Operation<'reference.catalog'> = async ({ response }) => {
  const found = await readCatalog();
  allowCaching(response);
  return found;
};
