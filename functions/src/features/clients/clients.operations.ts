import type { Operations } from '../../work/operation.ts';
import { showClientActivity } from './client-activity.ts';
import { updateClientNotes } from './client-notes.ts';
import { createOwnerClient } from './create-owner-client.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { listRelatedClients } from './list-related-clients.ts';
import { signUpClient } from './sign-up-client.ts';
import { updateClient } from './update-client.ts';

export const clients = {
  'clients.activity': showClientActivity,
  'clients.createOwner': createOwnerClient,
  'clients.get': getClient,
  'clients.list': listClients,
  'clients.related': listRelatedClients,
  'clients.signUp': signUpClient,
  'clients.update': updateClient,
  'clients.updateNotes': updateClientNotes,
} satisfies Partial<Operations>;
