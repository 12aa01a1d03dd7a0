import { getRehearsalSummary, type Rehearsal, type RehearsalSummary } from '@domain/connection/rehearsals.ts';
import { withoutId } from '../../platform/firestore/db.ts';
import { inside, recordIn, findRecords, refTo, type CopiesOf } from './moment.ts';

export const getSummaryCopies: CopiesOf = async (moment, agencyId) => {
  const of = inside(moment, 'rehearsals').where('agencyId', '==', agencyId);
  const [summary, rehearsals] = await Promise.all([
    recordIn<RehearsalSummary>(moment, 'rehearsalSummaries', agencyId),
    findRecords<Rehearsal>(moment, of),
  ]);
  if (!summary && rehearsals.length === 0) return [];
  return [
    {
      ref: refTo(moment, 'rehearsalSummaries', agencyId),
      agencyIds: [agencyId],
      // Without rehearsals the list may be absent, which equals an empty one.
      stored: summary && { ...withoutId(summary), talents: summary.talents ?? {} },
      wanted: withoutId(getRehearsalSummary(agencyId, rehearsals)),
      besides: [],
    },
  ];
};
