import type { PublicDemo } from '@domain/demos/demos.ts';
import { getBrands, getFeeLimit, toSpan } from '@domain/demos/voice-terms.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { isProducer, isStaffIn, canSeeRates } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createConflictFinder } from '../../work/collections/licence-conflicts.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readAgencyRateCards } from '../../work/collections/talent-rates.ts';
import { findTalentsAway } from '../../work/collections/vacations.ts';
import { findTalentsChosenForBrands } from './chosen-for-brands.ts';

export type DemoFilter = (demos: readonly PublicDemo[]) => Promise<readonly PublicDemo[]>;

/** Queries each talent once, across pages. */
const filterByTalent = (
  passing: (talentIds: readonly string[]) => Promise<ReadonlySet<string>>,
): DemoFilter => {
  const passedById = new Map<string, boolean>();
  return async (demos) => {
    const newIds = [...new Set(demos.map(({ talentId }) => talentId))].filter((id) => !passedById.has(id));
    const passed = await passing(newIds);
    for (const id of newIds) passedById.set(id, passed.has(id));
    return demos.filter(({ talentId }) => passedById.get(talentId) === true);
  };
};

interface Terms {
  readonly free?: string | undefined;
  readonly feeUpTo?: string | undefined;
  readonly notFor?: string | undefined;
  readonly notCompetingWith?: string | undefined;
}

/** Returns filters a query can't express. 403: talents, engineers, and for fees clients without access to rates: results would reveal them. */
export const getDemoFilters = async (caller: Caller, terms: Terms): Promise<readonly DemoFilter[]> => {
  const { free, feeUpTo, notFor, notCompetingWith } = terms;
  const [criterion] = Object.entries({ free, feeUpTo, notFor, notCompetingWith }).filter(
    ([, value]) => value !== undefined,
  );
  if (!criterion) return [];

  const forbidden = (property: string) => new AppError(403, 'auth.forbidden', { property });
  if (!isProducer(caller)) throw forbidden(criterion[0]);

  const agencyId = getAgency(caller);
  if (feeUpTo !== undefined && !isStaffIn(caller, agencyId) && !canSeeRates(caller, agencyId))
    throw forbidden('feeUpTo');

  const span = toSpan(free);
  const limit = getFeeLimit(feeUpTo);
  const brands = getBrands(notFor);
  const sieves: DemoFilter[] = [];

  if (brands.length > 0) {
    const owner = { agencyId, companyId: toCompanyFilter(caller, agencyId) };
    // Queried once for all pages.
    let chosenTalents: Promise<ReadonlySet<string>> | undefined;
    sieves.push(
      filterByTalent(async (talentIds) => {
        const chosen = await (chosenTalents ??= findTalentsChosenForBrands(owner, brands));
        return new Set(talentIds.filter((id) => !chosen.has(id)));
      }),
    );
  }

  if (span)
    sieves.push(
      filterByTalent(async (talentIds) => {
        const away = await findTalentsAway(talentIds, span);
        return new Set(talentIds.filter((id) => !away.has(id)));
      }),
    );

  if (limit)
    sieves.push(
      filterByTalent(async (talentIds) => {
        const cards = await readAgencyRateCards(agencyId, talentIds);
        const within = [...cards.values()].filter(
          ({ currency, sessionFee }) => currency === limit.currency && sessionFee <= limit.amount,
        );
        return new Set(within.map(({ talentId }) => talentId));
      }),
    );

  if (notCompetingWith !== undefined) {
    const conflictsOf = createConflictFinder(
      requireVisible(caller, 'projects', await readProject(notCompetingWith)),
    );
    sieves.push(
      filterByTalent(async (talentIds) => {
        const conflicts = await conflictsOf(talentIds);
        return new Set(
          talentIds.filter((id) => {
            const { conflict } = conflicts.get(id) ?? {};
            return conflict !== 'conflict' && conflict !== 'excluded';
          }),
        );
      }),
    );
  }

  return sieves;
};

export const applyFilters = async (
  sieves: readonly DemoFilter[],
  demos: readonly PublicDemo[],
): Promise<readonly PublicDemo[]> => {
  let passed = demos;
  for (const sieve of sieves) passed = await sieve(passed);
  return passed;
};
