import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { findEngineers } from '../../work/collections/engineers.ts';
import { presentEngineers } from './present-engineer.ts';

export const listEngineers: Operation<'engineers.list'> = async ({ caller, query }) => {
  const { current, pageSize, ...filters } = query;
  const engineerFilters = { ...filters, agencyId: getAgency(caller) };
  const { items, total } = await findEngineers(engineerFilters, { current, pageSize });
  return { items: await presentEngineers(caller, items), total, current, pageSize };
};
