import type { Operation } from '../../work/operation.ts';
import { readLanguages } from '../../work/collections/reference-data.ts';
import { allowCaching } from './allow-caching.ts';

export const listLanguages: Operation<'reference.languages'> = async ({ response }) => {
  const found = await readLanguages();
  allowCaching(response);
  return found;
};
