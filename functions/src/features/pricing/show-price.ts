import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';
import { readFacts } from '../../pricing/price-input.ts';
import { currentTable, presentPrice } from '../../pricing/present-price.ts';

export const showPrice: Operation<'pricing.project'> = async ({ caller, params: { id } }) => {
  const project = visibleTo(caller, 'projects', await readProject(id));
  const table = await currentTable(project.agencyId);
  return presentPrice(caller, table, { ...(await readFacts(project)), table });
};
