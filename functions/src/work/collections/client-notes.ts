import type { ClientNotes } from '@domain/clients/client-activity.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const clientNotes = collection<ClientNotes>('clientNotes');

export const toClientNotesId = (agencyId: string, clientId: string): string => `${agencyId}_${clientId}`;

export const readClientNotes = (
  agencyId: string,
  clientId: string,
  work?: Work,
): Promise<ClientNotes | undefined> => clientNotes.get(toClientNotesId(agencyId, clientId), work);
