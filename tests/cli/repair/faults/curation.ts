import { firestore } from '../project.ts';
import type { Fault } from './fault.ts';

export const CURATION: readonly Fault[] = [
  [
    'the count of a ticket',
    'curationTickets/ticket',
    () => firestore().doc('curationTickets/ticket').update({ totalAudioDemos: 3, waitingDemos: 0 }),
    ['curationTickets/ticket differs in totalAudioDemos, waitingDemos'],
  ],
  [
    'an engineer who is not to know a talent any more',
    'engineerAssignments/ann_vera',
    () =>
      firestore()
        .doc('engineerAssignments/ann_vera')
        .set({ engineerId: 'ann', talentId: 'vera', agencyIds: ['one'] }),
    ['engineerAssignments/ann_vera has no source'],
  ],
  [
    'an engineer who has a ticket and does not know its talent',
    'engineerAssignments/ed_vera',
    () => firestore().doc('engineerAssignments/ed_vera').delete(),
    ['engineerAssignments/ed_vera is missing'],
  ],
  [
    'the agencies for which an engineer knows a talent',
    'engineerAssignments/ed_vera',
    () =>
      firestore()
        .doc('engineerAssignments/ed_vera')
        .update({ agencyIds: ['three'] }),
    ['engineerAssignments/ed_vera differs in agencyIds'],
  ],
  [
    'who reviews a demo',
    'demos/waiting',
    () => firestore().doc('demos/waiting').update({ assignedTo: 'another-person' }),
    ['demos/waiting differs in assignedTo'],
  ],
];
