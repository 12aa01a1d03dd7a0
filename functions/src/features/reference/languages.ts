import type { Operation } from '../../work/operation.ts';
import { readLanguages } from '../../work/records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const languages: Operation<'reference.languages'> = async ({ response }) => {
  const found = await readLanguages();
  cacheable(response);
  return found;
};
