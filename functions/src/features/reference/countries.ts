import type { Operation } from '../../work/operation.ts';
import { readCountries } from '../../work/records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const countries: Operation<'reference.countries'> = async ({ response }) => {
  const found = await readCountries();
  cacheable(response);
  return found;
};
