import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Waiting } from '@domain/work/work.ts';
import type { Caller } from '../../rights/access/caller.ts';
import type { Tally } from '../../platform/firestore/tally.ts';
import { getOwnAvailabilityPath } from '../../outgoing/mail/availability-mail.ts';
import { tallyRequested } from '../../work/records/audition-queries.ts';
import { tallyUnanswered } from '../../work/records/availability-requests.ts';
import { countRejected } from '../../work/records/demos.ts';
import { tallyPlanned } from '../../work/records/recording-sessions.ts';
import { readTalent } from '../../work/records/talents.ts';
import { toIso, toWaiting, toWaitingCount } from './waiting.ts';

/** Returns open slot requests, with the page of the first request's mailed link. Replies there are binding, so an acting admin gets no link. */
const toAnswer = async (
  { uid, realUid }: Caller,
  { count, first }: Tally<AvailabilityRequest>,
): Promise<readonly Waiting[]> => {
  if (!first) return [];
  const at = first.answerableUntil ? toIso(first.answerableUntil) : null;
  const path = uid === realUid ? await getOwnAvailabilityPath(first.id) : null;
  return [{ kind: 'availabilityToAnswer', count, at, path }];
};

export const getTalentWaiting = async (
  caller: Caller,
  agencyIds: readonly string[],
  now: number,
): Promise<readonly Waiting[]> => {
  const own = { agencyIds, talentId: caller.uid };
  const moment = Timestamp.fromMillis(now);
  const [asked, unanswered, planned, rejected, talent] = await Promise.all([
    tallyRequested(own, { after: moment }),
    tallyUnanswered(own, moment),
    tallyPlanned(own, { from: moment }),
    countRejected(agencyIds, caller.uid),
    readTalent(caller.uid),
  ]);
  return [
    ...toWaiting(
      'auditionsOpen',
      asked,
      ({ deadline }) => toIso(deadline),
      () => addresses.ownAuditions.href(),
    ),
    ...(await toAnswer(caller, unanswered)),
    ...toWaiting(
      'sessionsNext',
      planned,
      ({ startsAt }) => toIso(startsAt),
      () => addresses.calendar.href(),
    ),
    ...toWaitingCount(
      'profileIncomplete',
      talent && !talent.isInformationComplete ? 1 : 0,
      addresses.profileEdit.href(),
    ),
    ...toWaitingCount('demosRejected', rejected, addresses.demos.href()),
  ];
};
