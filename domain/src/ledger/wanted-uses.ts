import { CUSTOM_CODE, type LicenceTerms } from '../pricing/licences.ts';
import type { Project } from '../projects/projects.ts';
import { toBrandKey } from './live-licences.ts';
import { getLastDay, type LicensedUse } from './licensed-use.ts';

type AskedProject = Pick<
  Project,
  'agencyId' | 'companyId' | 'brand' | 'brandCategory' | 'airDate' | 'media' | 'countries'
>;

/** Returns codes, or one that compares with nothing when there are none. */
const orUnknown = (codes: readonly string[]): readonly string[] => (codes.length > 0 ? codes : [CUSTOM_CODE]);

/** Returns a project's planned uses before it has licences: each medium in each country, for a year. */
const listAnnounced = ({ media, countries }: AskedProject, from: string) =>
  orUnknown(media).flatMap((medium) =>
    orUnknown(countries).map((country) => ({
      media: medium,
      territory: country,
      to: getLastDay(from, '1Y'),
    })),
  );

/**
 * Returns a project's uses of a voice: its licences, or else its planned uses; from its first air date, or
 * from today (`YYYY-MM-DD`, in the agency's time zone) if that is past or unknown.
 */
export const getWantedUses = (
  project: AskedProject,
  licences: readonly LicenceTerms[],
  today: string,
): readonly LicensedUse[] => {
  const { agencyId, brandCategory, airDate } = project;
  const from = airDate !== null && airDate > today ? airDate : today;
  const common = {
    agencyId,
    brandKey: toBrandKey(project),
    category: brandCategory ?? null,
    from,
  };
  const licensed = licences.map(({ duration, format, territoryCover, payment }) => ({
    media: format.code,
    ...(payment ? { payment } : {}),
    territory: territoryCover.code,
    to: getLastDay(from, duration.code),
  }));
  const uses = licensed.length > 0 ? licensed : listAnnounced(project, from);
  const distinct = new Map(uses.map((use) => [JSON.stringify(Object.values(use)), use]));

  return [...distinct.values()].map((use) => ({ ...common, ...use }));
};
