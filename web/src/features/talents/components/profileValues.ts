import { getNameValues } from '@domain/people/names.ts';
import { TALENT_FIELDS } from '@domain/talents/talent-fields.ts';
import type { TalentProfile } from '@domain/talents/talent-profile.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { toFormValues } from '@domain/values/fields.ts';

export const getProfileValues = (talent: Talent) =>
  ({
    ...getNameValues(talent),
    publicName: talent.publicName,
    languages: talent.languages.map((language) => ({ ...language })),
    ...toFormValues(TALENT_FIELDS, talent),
    speedTest: talent.speedTest && { download: talent.speedTest.download, upload: talent.speedTest.upload },
  }) satisfies Readonly<Record<keyof TalentProfile, unknown>>;
export type ProfileValues = ReturnType<typeof getProfileValues>;
