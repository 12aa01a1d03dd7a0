import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readFacts } from '../../work/pricing/price-input.ts';
import { requireCurrentTable, presentPrice } from '../../work/pricing/present-price.ts';

export const showPrice: Operation<'pricing.project'> = async ({ caller, params: { id } }) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const table = await requireCurrentTable(project.agencyId);
  return presentPrice(caller, table, { ...(await readFacts(project)), table });
};
