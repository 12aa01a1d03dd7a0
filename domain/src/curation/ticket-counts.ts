import type { Demo } from '../demos/demos.ts';
import type { CurationTicket } from './curation.ts';

type TicketCounts = Pick<CurationTicket, 'totalAudioDemos' | 'waitingDemos'>;

type Counted = Pick<Demo, 'reviewStatus'>;

export const countDemo = <Ticket extends TicketCounts>(
  ticket: Ticket,
  demo: Counted,
  by: 1 | -1,
): Ticket => ({
  ...ticket,
  totalAudioDemos: ticket.totalAudioDemos + by,
  waitingDemos: ticket.waitingDemos + (demo.reviewStatus === 'pending' ? by : 0),
});

export const getTicketCounts = (demos: readonly Counted[]): TicketCounts =>
  demos.reduce<TicketCounts>((counts, demo) => countDemo(counts, demo, 1), {
    totalAudioDemos: 0,
    waitingDemos: 0,
  });
