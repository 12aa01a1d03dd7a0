import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readClient } from '../../work/collections/clients.ts';
import { getClientPage } from './client-page.ts';

export const getClient: Operation<'clients.get'> = async ({ caller, params }) =>
  getClientPage(caller, requireVisible(caller, 'clients', await readClient(params.id)));
