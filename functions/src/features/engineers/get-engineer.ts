import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { readEngineer } from '../../records/engineers.ts';
import { engineerView } from './engineer-view.ts';

export const getEngineer: Operation<'engineers.get'> = async ({ caller, params }) =>
  engineerView(caller, visibleTo(caller, 'engineers', await readEngineer(params.id)));
