import { getNameValues } from '@domain/people/names.ts';
import { ENGINEER_FIELDS } from '@domain/engineers/engineer-fields.ts';
import type { EngineerProfile } from '@domain/engineers/engineers.schema.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { getDefaults, toFormValues } from '@domain/values/fields.ts';

/** Initial values of an engineer's form. */
export const getProfile = (profile: Partial<Pick<Engineer, keyof EngineerProfile>> | null | undefined) => ({
  ...getNameValues({ name: profile?.name ?? '', lastName: profile?.lastName ?? '' }),
  languageTags: [...(profile?.languageTags ?? [])],
  ...toFormValues(ENGINEER_FIELDS, { ...getDefaults(ENGINEER_FIELDS), ...profile }),
});
