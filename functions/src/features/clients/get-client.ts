import { reach } from '../../access/reach.ts';
import type { Operation } from '../../operation.ts';
import { readClient } from '../../records/clients.ts';
import { clientPage } from './client-page.ts';

export const getClient: Operation<'clients.get'> = async ({ session, params }) =>
  clientPage(session, reach(session, 'clients', await readClient(params.id)));
