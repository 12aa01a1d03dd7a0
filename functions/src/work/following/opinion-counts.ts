import type { CollectionName } from '@domain/access/matrix.ts';
import type { GuestComment, GuestVote } from '@domain/castings/guests.ts';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { ProjectedState, StoredRecord } from '../copies/projected-state.ts';
import { castingDemos } from '../collections/casting-demos.ts';

interface Opinion extends StoredRecord {
  readonly castingDemoId?: string | null;
}

interface OpinionCount {
  readonly placeId: string;
  /** The path of the place’s count. */
  readonly path: string;
  readonly amount: number;
}

/** Returns what the changes of a collection add to the counts of places; `getPath` returns the count of a record, if it has one. */
const countOpinions =
  <Stored extends Opinion>(
    collection: CollectionName,
    fields: readonly (keyof Stored & string)[],
    getPath: (record: Stored) => string | undefined,
  ) =>
  async (state: ProjectedState): Promise<readonly OpinionCount[]> =>
    (await findChanges<Stored>(state, collection, fields)).flatMap(({ before, after }) =>
      [
        { record: before, amount: -1 },
        { record: after, amount: 1 },
      ].flatMap(({ record, amount }) => {
        const placeId = record?.castingDemoId;
        const path = record && getPath(record);
        // An erasure deletes records of any shape.
        return placeId && path && ID_PATTERN.test(placeId) ? [{ placeId, path, amount }] : [];
      }),
    );

const OPINIONS = [
  countOpinions<VoiceComment>('voiceComments', ['castingDemoId'], () => 'comments'),
  countOpinions<GuestComment>('guestComments', ['castingDemoId'], () => 'guestComments'),
  countOpinions<GuestVote>('guestVotes', ['castingDemoId', 'vote', 'forVoiceId'], ({ vote, forVoiceId }) =>
    forVoiceId === undefined ? `guestVotes.${vote}` : undefined,
  ),
];

/** Returns whether a place is listed before and after a unit of work. A new one is created with its counts, because its reply contains them. */
const staysListed = async (state: ProjectedState, id: string): Promise<boolean> => {
  const ref = castingDemos.doc(id);
  const written = state.written('castingDemos').find(({ ref: { path } }) => path === ref.path);
  const after = await state.get(ref);
  return after !== undefined && (!written || (await written.before()) !== undefined);
};

/** A shortlisted voice stores the numbers of its comments and votes, so that a board reads no others; a take doesn't, because its talent reads its record. */
export const countPlaceOpinions: FollowUp = async (state) => {
  const counts = (await Promise.all(OPINIONS.map((count) => count(state)))).flat();

  for (const placeId of new Set(counts.map((count) => count.placeId))) {
    const sums = new Map<string, number>();
    for (const { path, amount } of counts.filter((count) => count.placeId === placeId))
      sums.set(path, (sums.get(path) ?? 0) + amount);

    const changed = [...sums].filter(([, sum]) => sum !== 0);
    if (changed.length === 0 || !(await staysListed(state, placeId))) continue;
    const increments = Object.fromEntries(changed.map(([path, sum]) => [path, incrementBy(sum)]));
    state.work.transaction.update(castingDemos.doc(placeId), increments);
  }
};
