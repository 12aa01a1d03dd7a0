import { Timestamp } from 'firebase-admin/firestore';
import type { ClientNotes, ClientNotesPage } from '@domain/clients/client-activity.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { clientNotes, readClientNotes, toClientNotesId } from '../../work/collections/client-notes.ts';
import { readClient } from '../../work/collections/clients.ts';
import { operation } from '../../work/unit/operation.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';

export const presentNotes = (notes: ClientNotes): ClientNotesPage => {
  const { text, updatedAt } = serialise(notes);
  return { text, updatedAt };
};

const audited = {
  record: clientNotes,
  // Notes about a person are kept in one place only, so they can be deleted.
  facts: ({ text }: ClientNotes) => ({ characters: text.length }),
};

/** Changes the agency's notes on a client. 409 when saved since the edited version. */
export const updateClientNotes = operation(
  'clients.updateNotes',
  audited,
  async ({ work, caller, params: { id: clientId }, body: { text, updatedAt: edited } }) => {
    const agencyId = getAgency(caller);
    requireVisible(caller, 'clients', await readClient(clientId, work));

    const before = await readClientNotes(agencyId, clientId, work);
    if (before) refuseStale(edited, before);

    const after = {
      id: toClientNotesId(agencyId, clientId),
      agencyId,
      clientId,
      text,
      updatedBy: caller.realUid,
      updatedAt: Timestamp.now(),
    };
    return presentNotes(work.set(clientNotes, after));
  },
);
