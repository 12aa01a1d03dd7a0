import { getRehearsalSummary, type Rehearsal, type RehearsalSummary } from '@domain/connection/rehearsals.ts';
import { omitId } from '../../platform/firestore/db.ts';
import { getCollectionRef, readRecord, findRecords, getRef, type CopiesOf } from './moment.ts';

export const getSummaryCopies: CopiesOf = async (moment, agencyId) => {
  const of = getCollectionRef(moment, 'rehearsals').where('agencyId', '==', agencyId);
  const [summary, rehearsals] = await Promise.all([
    readRecord<RehearsalSummary>(moment, 'rehearsalSummaries', agencyId),
    findRecords<Rehearsal>(moment, of),
  ]);
  if (!summary && rehearsals.length === 0) return [];

  return [
    {
      ref: getRef(moment, 'rehearsalSummaries', agencyId),
      agencyIds: [agencyId],
      // Without rehearsals the list may be absent, which equals an empty one.
      stored: summary && { ...omitId(summary), talents: summary.talents ?? {} },
      wanted: omitId(getRehearsalSummary(agencyId, rehearsals)),
      besides: [],
    },
  ];
};
