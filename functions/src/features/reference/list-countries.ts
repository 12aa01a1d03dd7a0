import type { Operation } from '../../work/operation.ts';
import { readCountries } from '../../work/collections/reference-data.ts';
import { allowCaching } from './allow-caching.ts';

export const listCountries: Operation<'reference.countries'> = async ({ response }) => {
  const found = await readCountries();
  allowCaching(response);
  return found;
};
