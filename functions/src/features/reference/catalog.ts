import type { Operation } from '../../work/operation.ts';
import { readCatalog } from '../../work/records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const catalog: Operation<'reference.catalog'> = async ({ response }) => {
  const found = await readCatalog();
  cacheable(response);
  return found;
};
