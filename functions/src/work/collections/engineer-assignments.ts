import type { Assignment } from '@domain/access/access.policy.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { projection } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

/** `engineerAssignments/{engineerId}_{talentId}`. */
interface StoredAssignment extends Assignment {
  readonly id: string;
  readonly engineerId: string;
}

/** Far above any engineer's number. */
const ASSIGNMENTS_MAX = 500;

/** Talents that an engineer may see through tickets or sessions. */
export const readAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const query = collectionRef('engineerAssignments').where('engineerId', '==', engineerId);
  return (await query.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => snapshot.data() as Assignment);
};

const demos = records<Demo>('demos');

/** A talent's tickets, found by their demos. */
const tickets = records<CurationTicket>('curationTickets').through(['agencyIds', 'assignedTo', 'status'], {
  ids: async (state, talentId) => {
    const talentDemos = await demos.by('talentId', ['curationTicketId']).read(state, talentId);
    return talentDemos.flatMap(({ curationTicketId }) => curationTicketId ?? []);
  },
  keys: async (state, ticketId) => {
    const on = await demos.by('curationTicketId', ['talentId']).read(state, ticketId);
    return on.map(({ talentId }) => talentId);
  },
});

/** For which agencies an engineer may access a talent: those of their open tickets. */
export const engineerAssignments = projection({
  key: 'talents',
  under: {
    collection: 'engineerAssignments',
    keys: async (state, id) => {
      const found = await records<StoredAssignment>('engineerAssignments').byId().read(state, id);
      return found ? [found.talentId] : [];
    },
  },
  sources: { demos: demos.by('talentId', ['curationTicketId']), tickets },
  stored: records<StoredAssignment>('engineerAssignments').by('talentId'),
  derive: (found, talentId) => {
    const open = found.tickets.filter(({ status }) => status === 'open');
    const engineers = new Set(open.flatMap(({ assignedTo }) => assignedTo ?? []));

    return [...engineers].map((engineerId) => ({
      id: `${engineerId}_${talentId}`,
      engineerId,
      talentId,
      agencyIds: [
        ...new Set(open.filter((item) => item.assignedTo === engineerId).flatMap((item) => item.agencyIds)),
      ],
    }));
  },
});
