import { agencyOf } from '../../access/session.ts';
import type { Operation } from '../../operation.ts';
import { findEngineers } from '../../records/engineers.ts';
import { viewedByAgency } from './engineer-view.ts';

export const listEngineers: Operation<'engineers.list'> = async ({ session, query }) => {
  const { current, pageSize, ...filters } = query;
  const wanted = { ...filters, agencyId: agencyOf(session) };
  const { items, total } = await findEngineers(wanted, { current, pageSize });
  return { items: await viewedByAgency(session, items), total, current, pageSize };
};
