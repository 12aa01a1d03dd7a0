import { getNameValues } from '@domain/people/names.ts';
import type { EngineerProfile } from '@domain/engineers/engineers.schema.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';

/** Initial values; an unknown country is unset. */
export const getProfile = (known: Partial<Pick<Engineer, keyof EngineerProfile>> | null | undefined) => ({
  ...getNameValues({ name: known?.name ?? '', lastName: known?.lastName ?? '' }),
  languageTags: [...(known?.languageTags ?? [])],
  phone: known?.phone ?? '',
  countryOfResidence: known?.countryOfResidence ?? '',
  cityOfResidence: known?.cityOfResidence ?? '',
  homeStudio: known?.homeStudio ?? null,
});
