import { PROJECT_LICENCES_MAX } from '@domain/pricing/licences.ts';
import type { PricedAsset, PricedLicence } from '@domain/pricing/price-input.ts';
import type { EstimateValues } from '@domain/pricing/pricing.schema.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readProject } from '../../work/collections/projects.ts';
import { resolveTerms } from './licence-terms.ts';
import { readOffered, type Offered } from '../../work/collections/offered-options.ts';
import { readFacts } from '../../work/pricing/price-input.ts';
import { requireCurrentTable, presentPrice } from '../../work/pricing/present-price.ts';

/** Returns complete licences with item names; skips incomplete ones. */
const makeLicences = (
  offered: Offered,
  licences: EstimateValues['assets'][number]['licences'],
  place: string,
): readonly PricedLicence[] =>
  licences.flatMap(({ id, ...choice }, index) => {
    const terms = resolveTerms(offered, choice, `${place}.licences[${index}].`);
    return terms ? [{ id, ...terms }] : [];
  });

/** 422 for duplicate ids, because prices identify licences by id. */
const refuseUncountable = (assets: EstimateValues['assets']): void => {
  const ids = assets.flatMap(({ licences }) => licences.map(({ id }) => id));
  if (ids.length > PROJECT_LICENCES_MAX)
    throw new AppError(422, 'licence.projectTooMany', {
      property: 'assets',
      values: { max: PROJECT_LICENCES_MAX },
    });
  if (new Set(ids).size < ids.length) throw new AppError(422, 'validation.duplicate', { property: 'assets' });
};

/** Estimates a project's price with these assets and licences instead of its own. */
export const estimatePrice: Operation<'pricing.estimate'> = async ({ caller, params: { id }, body }) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const { assets, type, sessionMinutes } = body;
  refuseUncountable(assets);

  // Includes hidden options, which stay where chosen.
  const offered = await readOffered(project.agencyId);
  const supposed = assets.map(({ licences, ...asset }, index): PricedAsset => ({
    ...asset,
    licences: makeLicences(offered, licences, `assets[${index}]`),
  }));
  const table = await requireCurrentTable(project.agencyId);
  const facts = await readFacts(project, { assets: supposed });

  return presentPrice(caller, table, {
    ...facts,
    table,
    type: type ?? facts.type,
    sessionMinutes: sessionMinutes ?? facts.sessionMinutes,
  });
};
