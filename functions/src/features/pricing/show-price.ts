import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';
import { readFacts } from '../../pricing/price-input.ts';
import { currentTable, toldPrice } from '../../pricing/told-price.ts';

/** What a project costs today. */
export const showPrice: Operation<'pricing.project'> = async ({ caller, params: { id } }) => {
  const project = visibleTo(caller, 'projects', await readProject(id));
  const table = await currentTable(project.agencyId);
  return toldPrice(caller, table, { ...(await readFacts(project)), table });
};
