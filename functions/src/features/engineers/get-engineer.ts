import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readEngineer } from '../../work/collections/engineers.ts';
import { presentEngineer } from './present-engineer.ts';

export const getEngineer: Operation<'engineers.get'> = async ({ caller, params }) =>
  presentEngineer(caller, requireVisible(caller, 'engineers', await readEngineer(params.id)));
