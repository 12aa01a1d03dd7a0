import type { Handlers } from '../../../http/call.ts';
import { reach } from '../../../http/reach.ts';
import { readClient } from '../client-store.ts';
import { clientPage } from '../services/client-page.ts';
import { createOwnerClient } from '../services/create-owner-client.ts';
import { listClients } from '../services/list-clients.ts';
import { signUpClient } from '../services/sign-up-client.ts';
import { updateClient } from '../services/update-client.ts';

export const signUpClientEndpoint: Handlers['clients.signUp'] = async ({ body, locale }) => ({
  id: await signUpClient(body, locale),
});

export const listClientsEndpoint: Handlers['clients.list'] = ({ session, query }) =>
  listClients(session, query);

export const createOwnerClientEndpoint: Handlers['clients.createOwner'] = async ({
  session,
  body,
  locale,
}) => ({ id: await createOwnerClient(session, body, locale) });

export const getClientEndpoint: Handlers['clients.get'] = async ({ session, params }) =>
  clientPage(session, reach(session, 'clients', await readClient(params.id)));

export const updateClientEndpoint: Handlers['clients.update'] = async ({ session, params, body }) =>
  clientPage(session, await updateClient(session, params.id, body));
