import { computePrice } from '@domain/pricing/price.ts';
import type { PricingTable } from '@domain/pricing/price-input.ts';
import type { PreviewedPrice, PriceTotals } from '@domain/pricing/pricing.ts';
import { PREVIEW_PROJECTS_MAX } from '@domain/pricing/rate-table-limits.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { hasLicences } from '../../work/collections/licences.ts';
import { findLatestProjects, readProject } from '../../work/collections/projects.ts';
import { findTableToday } from '../../work/collections/rate-tables.ts';
import { refuseUnknownOptions } from './licence-options.ts';
import { readFacts, type ProjectFacts } from '../../work/pricing/price-input.ts';
import { computeOrRefuse } from '../../work/pricing/present-price.ts';

/** Maximum recent projects scanned for priced ones. */
const LOOKED_THROUGH = 30;

/** Returns the agency's latest projects with a licence; without one there is no price to compare. */
const findLatestPriced = async (agencyId: string): Promise<readonly Project[]> => {
  const latest = await findLatestProjects(agencyId, LOOKED_THROUGH);
  const licensed = await Promise.all(latest.map(({ id }) => hasLicences(id)));
  return latest.filter((_project, index) => licensed[index]).slice(0, PREVIEW_PROJECTS_MAX);
};

const readProjectsToTry = (
  caller: Caller,
  agencyId: string,
  ids: readonly string[],
): Promise<readonly Project[]> =>
  ids.length === 0
    ? findLatestPriced(agencyId)
    : Promise.all(ids.map(async (id) => requireVisible(caller, 'projects', await readProject(id))));

const computeTotals = (facts: ProjectFacts, table: PricingTable): PriceTotals => {
  const { currency, total, lowest, highest, missing, onRequest } = computeOrRefuse(() =>
    computePrice({ ...facts, table }),
  );

  return {
    currency,
    ...(total === undefined ? {} : { total }),
    ...(lowest === undefined ? {} : { lowest }),
    ...(highest === undefined ? {} : { highest }),
    missing,
    onRequest,
  };
};

export const previewRateTable: Operation<'pricing.previewRateTable'> = async ({
  caller,
  body: { table, projectIds },
}) => {
  const agencyId = getAgency(caller);
  await refuseUnknownOptions(agencyId, table, 'table.');

  const projects = await readProjectsToTry(caller, agencyId, projectIds);
  const current = await findTableToday(agencyId);

  return Promise.all(
    projects.map(async (project): Promise<PreviewedPrice> => {
      const facts = await readFacts(project);
      return {
        projectId: project.id,
        name: project.name,
        now: current ? computeTotals(facts, current) : null,
        then: computeTotals(facts, { ...table, version: (current?.version ?? 0) + 1 }),
      };
    }),
  );
};
