import type { Operation } from '../../operation.ts';
import { readCatalog } from '../../records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const catalog: Operation<'reference.catalog'> = async ({ response }) => {
  const found = await readCatalog();
  cacheable(response);
  return found;
};
