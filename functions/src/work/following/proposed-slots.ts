import { isDeepStrictEqual } from 'node:util';
import type { AgreedSlot, AvailabilityRequest } from '@domain/availability/availability.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { recordingSessions } from '../collections/recording-sessions.ts';

const getProposal = ({
  state,
  sessionId,
  moving,
  timeRanges: [range],
  timeZone,
}: AvailabilityRequest): { readonly sessionId: string; readonly slot: AgreedSlot } | undefined =>
  state === 'requested' && sessionId !== null && moving && range
    ? { sessionId, slot: { datetime: range.datetime, timeZone } }
    : undefined;

/** A session repeats the slot that its talent is asked for, until they answer. */
export const followProposals: FollowUp = async (state) => {
  const changes = await findChanges<AvailabilityRequest>(state, 'availabilityRequests', [
    'state',
    'sessionId',
    'moving',
    'timeRanges',
  ]);

  for (const { before, after } of changes) {
    const [past, proposal] = [before && getProposal(before), after && getProposal(after)];
    const sessionId = (proposal ?? past)?.sessionId;
    if (!after || sessionId === undefined || isDeepStrictEqual(past, proposal)) continue;
    state.work.transaction.update(recordingSessions.doc(sessionId), { proposedSlot: proposal?.slot ?? null });
  }
};
