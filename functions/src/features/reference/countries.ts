import type { Operation } from '../../operation.ts';
import { readCountries } from '../../records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const countries: Operation<'reference.countries'> = async ({ response }) => {
  const found = await readCountries();
  cacheable(response);
  return found;
};
