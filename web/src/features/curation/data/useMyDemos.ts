import { useMemo } from 'react';
import { sortForReview } from '@domain/demos/review-order.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Far above any reviewer's number. */
const SHOWN = 300;

/** Demos on an engineer's tickets, in review order. */
export const useMyDemos = (agencies: readonly string[], uid: string): Live<readonly Demo[]> => {
  const [first, ...furtherAgencies] = agencies;

  const found = useLiveCollection<Demo>(
    first === undefined
      ? null
      : {
          collection: 'demos',
          where: { assignedTo: uid },
          contains: { agencyIds: furtherAgencies.length === 0 ? first : agencies },
          limit: SHOWN,
        },
  );

  const { data } = found;
  const sorted = useMemo(() => (data ? sortForReview(data) : undefined), [data]);

  return found.status === 'success' && sorted ? { ...found, data: sorted } : found;
};

/** The next demo of a ticket's review: the first waiting one, or the first. */
export const getNextDemoId = (demos: readonly Demo[], ticketId: string): Demo | undefined => {
  const ticketDemos = demos.filter(({ curationTicketId }) => curationTicketId === ticketId);
  return ticketDemos.find(({ reviewStatus }) => reviewStatus === 'pending') ?? ticketDemos[0];
};
