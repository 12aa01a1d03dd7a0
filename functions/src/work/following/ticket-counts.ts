import type { CurationTicket } from '@domain/curation/curation.ts';
import { countDemo, getTicketCounts } from '@domain/curation/ticket-counts.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { ProjectedState } from '../copies/projected-state.ts';
import { tickets } from '../collections/curation-tickets.ts';
import { demos } from '../collections/demos.ts';

const NONE = getTicketCounts([]);

/** Returns a ticket as stored; undefined: missing, or created by the unit of work. */
const findStoredTicket = async (state: ProjectedState, id: string): Promise<CurationTicket | undefined> => {
  const ref = tickets.doc(id);
  const written = state.written('curationTickets').find(({ ref: { path } }) => path === ref.path);
  return (await (written ? written.before() : state.get(ref))) as CurationTicket | undefined;
};

/** An open ticket stores the number of its demos. A new one is created with it, because its audit entry contains it; a closed one stays. */
export const countTicketDemos: FollowUp = async (state) => {
  const changes = await findChanges<Demo>(state, 'demos', ['curationTicketId', 'reviewStatus']);
  const sums = new Map<string, typeof NONE>();

  for (const { before, after } of changes)
    for (const [demo, amount] of [[before, -1] as const, [after, 1] as const]) {
      const ticketId = demo?.curationTicketId;
      if (ticketId) sums.set(ticketId, countDemo(sums.get(ticketId) ?? NONE, demo, amount));
    }

  for (const [id, { totalAudioDemos, waitingDemos }] of sums) {
    if (totalAudioDemos === 0 && waitingDemos === 0) continue;
    if ((await findStoredTicket(state, id))?.status !== 'open') continue;
    state.work.transaction.update(tickets.doc(id), {
      totalAudioDemos: incrementBy(totalAudioDemos),
      waitingDemos: incrementBy(waitingDemos),
    });
  }
};

/** The demos on a ticket repeat who reviews them. A new demo is stored with it, because its reply contains it. */
export const followReviewers: FollowUp = async (state) => {
  const changes = await findChanges<CurationTicket>(state, 'curationTickets', ['assignedTo']);

  for (const { before, after } of changes) {
    if (!before || !after || before.assignedTo === after.assignedTo) continue;

    const { id, assignedTo, assignedAt } = after;
    const reviewed = (await state.find('demos', 'curationTicketId', id)) as readonly Demo[];
    for (const demo of reviewed.filter((item) => item.assignedTo !== assignedTo))
      state.work.transaction.update(demos.doc(demo.id), { assignedTo, assignedAt });
  }
};
