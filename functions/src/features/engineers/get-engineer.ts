import { reach } from '../../access/reach.ts';
import type { Operation } from '../../operation.ts';
import { readEngineer } from '../../records/engineers.ts';
import { engineerView } from './engineer-view.ts';

export const getEngineer: Operation<'engineers.get'> = async ({ session, params }) =>
  engineerView(session, reach(session, 'engineers', await readEngineer(params.id)));
