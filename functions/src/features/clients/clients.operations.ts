import type { Operations } from '../../work/operation.ts';
import { createOwnerClient } from './create-owner-client.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { listRelatedClients } from './list-related-clients.ts';
import { signUpClient } from './sign-up-client.ts';
import { updateClient } from './update-client.ts';

export const clients = {
  'clients.createOwner': createOwnerClient,
  'clients.get': getClient,
  'clients.list': listClients,
  'clients.related': listRelatedClients,
  'clients.signUp': signUpClient,
  'clients.update': updateClient,
} satisfies Partial<Operations>;
