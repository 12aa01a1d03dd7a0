import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { WaitingItem } from '@domain/work/work.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getOwnAvailabilityPath } from '../../outgoing/mail/mails/bookings/mailed-booking.ts';
import { tallyRequested } from '../../work/collections/audition-queries.ts';
import { tallyUnanswered } from '../../work/collections/availability-requests.ts';
import { countRejected } from '../../work/collections/demos.ts';
import { readProjectNames } from '../../work/collections/projects.ts';
import { tallyPlanned } from '../../work/collections/recording-sessions.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { counted, tallied, toIso, type WaitingSource } from './waiting.ts';

/** Returns the page where a request is answered. Replies there are binding, so an acting admin gets none. */
const getAnswerPath = async (
  { uid, realUid }: Caller,
  { id }: AvailabilityRequest,
): Promise<string | null> => (uid === realUid ? await getOwnAvailabilityPath(id) : null);

const getDueMoment = ({ answerableUntil }: AvailabilityRequest): string | null =>
  answerableUntil ? toIso(answerableUntil) : null;

/** Returns open slot requests, each with its own page. */
const getUnanswered = (caller: Caller, agencyIds: readonly string[], now: Timestamp): WaitingSource => {
  const kind = 'availabilityToAnswer';
  const find = () => tallyUnanswered({ agencyIds, talentId: caller.uid }, now);

  return {
    kind,
    summarise: async () => {
      const { count, first } = await find();
      if (!first) return [];
      const entry = {
        kind,
        count,
        at: getDueMoment(first),
        path: await getAnswerPath(caller, first),
      } as const;
      return [count === 1 ? entry : { ...entry, unfolds: true }];
    },
    list: async () => {
      const requests = await (await find()).list();
      const names = await readProjectNames(requests.map(({ projectId }) => projectId));

      return Promise.all(
        requests.map(async (request): Promise<WaitingItem> => ({
          project: names.get(request.projectId) ?? '',
          detail: '',
          at: getDueMoment(request),
          path: await getAnswerPath(caller, request),
        })),
      );
    },
  };
};

/** Returns a talent's pending work. */
export const getTalentSources = (
  caller: Caller,
  agencyIds: readonly string[],
  now: number,
): readonly WaitingSource[] => {
  const owner = { agencyIds, talentId: caller.uid };
  const moment = Timestamp.fromMillis(now);

  return [
    tallied('auditionsOpen', () => tallyRequested(owner, { after: moment }), {
      at: ({ deadline }) => toIso(deadline),
      path: () => addresses.ownAuditions.href(),
    }),
    getUnanswered(caller, agencyIds, moment),
    tallied('sessionsNext', () => tallyPlanned(owner, { from: moment }), {
      at: ({ startsAt }) => toIso(startsAt),
      path: () => addresses.calendar.href(),
    }),
    counted(
      'profileIncomplete',
      async () => {
        const talent = await readTalent(caller.uid);
        return talent && !talent.isInformationComplete ? 1 : 0;
      },
      addresses.profileEdit.href(),
    ),
    counted('demosRejected', () => countRejected(agencyIds, caller.uid), addresses.demos.href()),
  ];
};
