import type { Operation } from '../../operation.ts';
import { readLanguages } from '../../records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const languages: Operation<'reference.languages'> = async ({ response }) => {
  const found = await readLanguages();
  cacheable(response);
  return found;
};
