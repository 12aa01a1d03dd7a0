import { PROJECT_LICENCES_MAX } from '@domain/pricing/licences.ts';
import type { PricedAsset, PricedLicence } from '@domain/pricing/price-input.ts';
import type { EstimateValues } from '@domain/pricing/pricing.schema.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';
import { termsIfChosen } from './chosen-terms.ts';
import { readFacts } from './price-input.ts';
import { currentTable, toldPrice } from './told-price.ts';

/** Licences that name their items; those that are not wholly chosen yet are left out. */
const supposedLicences = async (
  licences: EstimateValues['assets'][number]['licences'],
  at: string,
): Promise<readonly PricedLicence[]> => {
  const chosen = await Promise.all(
    licences.map(async ({ id, ...choice }, index): Promise<readonly PricedLicence[]> => {
      const terms = await termsIfChosen(choice, `${at}.licences[${index}].`);
      return terms ? [{ id, ...terms }] : [];
    }),
  );
  return chosen.flat();
};

/** Prices name licences by their ids alone, so no two may have the same. */
const refuseUncountable = (assets: EstimateValues['assets']): void => {
  const ids = assets.flatMap(({ licences }) => licences.map(({ id }) => id));
  if (ids.length > PROJECT_LICENCES_MAX)
    throw new AppError(422, 'licence.projectTooMany', {
      property: 'assets',
      values: { max: PROJECT_LICENCES_MAX },
    });
  if (new Set(ids).size < ids.length) throw new AppError(422, 'validation.duplicate', { property: 'assets' });
};

/** What a project would cost with these assets and licences instead of its own. */
export const estimatePrice: Operation<'pricing.estimate'> = async ({ caller, params: { id }, body }) => {
  const project = visibleTo(caller, 'projects', await readProject(id));
  const { assets, type, sessionMinutes } = body;
  refuseUncountable(assets);
  const supposed = await Promise.all(
    assets.map(async ({ licences, ...asset }, index): Promise<PricedAsset> => ({
      ...asset,
      licences: await supposedLicences(licences, `assets[${index}]`),
    })),
  );
  const table = await currentTable(project.agencyId);
  const facts = await readFacts(project, supposed);
  return toldPrice(caller, table, {
    ...facts,
    table,
    type: type ?? facts.type,
    sessionMinutes: sessionMinutes ?? facts.sessionMinutes,
  });
};
