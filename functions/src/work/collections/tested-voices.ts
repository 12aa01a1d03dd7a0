import type { Rehearsal } from '@domain/connection/rehearsals.ts';
import type { PublicDemo } from '@domain/demos/demos.ts';
import { toTestedVoice, type TestedVoice } from '@domain/demos/tested-voices.ts';
import { projection } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

export const testedVoices = () => collectionRef('testedVoices');

/** Public demos for each agency that shows their talent and tested the connection. */
export const testedCopies = projection({
  key: 'talents',
  sources: {
    rehearsals: records<Rehearsal>('rehearsals').by('talentId', ['agencyId']),
    publicDemos: records<PublicDemo>('demoCache').by('talentId'),
  },
  stored: records<TestedVoice>('testedVoices').by('talentId'),
  derive: ({ rehearsals, publicDemos }) =>
    publicDemos.flatMap((publicDemo) =>
      rehearsals
        .filter(({ agencyId }) => publicDemo.agencyIds.includes(agencyId))
        .map(({ agencyId }) => toTestedVoice(agencyId, publicDemo)),
    ),
});
