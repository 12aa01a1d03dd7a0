import { CUSTOM_CODE, type LicenceTerms } from '../pricing/licences.ts';
import type { Project } from '../projects/projects.ts';
import { brandKeyOf } from './live-licences.ts';
import type { LicensedUse } from './licensed-use.ts';

type AskedProject = Pick<
  Project,
  'agencyId' | 'companyId' | 'brand' | 'brandCategory' | 'airDate' | 'media' | 'countries'
>;

/** Codes, or one that compares with nothing where there are none. */
const orUnknown = (codes: readonly string[]): readonly string[] => (codes.length > 0 ? codes : [CUSTOM_CODE]);

/** What a project says of itself before anything is licensed: each of its media in each of its countries, for a year. */
const announced = ({ media, countries }: AskedProject) =>
  orUnknown(media).flatMap((medium) =>
    orUnknown(countries).map((country) => ({ media: medium, territory: country, duration: '1Y' })),
  );

/**
 * What a project would use a voice for: its licences or, before there are any, what it says of itself; from its first day on air,
 * or from today (`YYYY-MM-DD`, by the agency's clock) where that is over or nobody has said it.
 */
export const wantedUses = (
  project: AskedProject,
  licences: readonly LicenceTerms[],
  today: string,
): readonly LicensedUse[] => {
  const { agencyId, brandCategory, airDate } = project;
  const common = {
    agencyId,
    brandKey: brandKeyOf(project),
    category: brandCategory ?? null,
    from: airDate !== null && airDate > today ? airDate : today,
  };
  const licensed = licences.map(({ duration, format, territoryCover }) => ({
    media: format.code,
    territory: territoryCover.code,
    duration: duration.code,
  }));
  const uses = licensed.length > 0 ? licensed : announced(project);
  const distinct = new Map(uses.map((use) => [JSON.stringify(Object.values(use)), use]));
  return [...distinct.values()].map((use) => ({ ...common, ...use }));
};
