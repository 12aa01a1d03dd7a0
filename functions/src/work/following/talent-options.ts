import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { findOptionChanges, removeOptions, type OptionBook } from '@domain/availability/options.ts';
import { availabilityRequests } from '../collections/availability-requests.ts';
import { findChanges, type FollowUp, type RecordChange } from '../copies/changes.ts';
import { readBook, setBook, toHeldOption, toSlotOption } from '../records/option-book.ts';
import type { Work } from '../unit/work.ts';

/** Returns a talent's options with those of changed requests as they are now. */
const applyChanges = (
  book: OptionBook,
  changes: readonly RecordChange<AvailabilityRequest>[],
): OptionBook => {
  const ids = new Set(changes.flatMap(({ before, after }) => (after ?? before)?.id ?? []));
  return [
    ...removeOptions(book, ids),
    ...changes.flatMap(({ after }) => (after && toHeldOption(after)) ?? []),
  ];
};

/** Stores new ranks with the requests that aren't changed otherwise. */
const promote = async (work: Work, before: OptionBook, after: OptionBook, changed: ReadonlySet<string>) => {
  for (const { id, rank } of findOptionChanges(before, after)) {
    if (changed.has(id)) continue;
    const request = await availabilityRequests.get(id, work);
    const option = after.find((item) => item.id === id);
    if (!request?.option || !option) continue;

    const promoted = toSlotOption(option, request.option.rangeId, rank);
    work.transaction.update(availabilityRequests.doc(id), { option: promoted });
  }
};

/** A talent's calendar repeats the held options of all agencies. When one ends, the next is promoted. */
export const followOptions: FollowUp = async (state) => {
  const { work } = state;
  const all = await findChanges<AvailabilityRequest>(state, 'availabilityRequests', ['state', 'option']);
  const changes = all.filter(({ before, after }) =>
    [before, after].some((request) => request && toHeldOption(request)),
  );

  for (const talentId of new Set(changes.flatMap(({ before, after }) => (after ?? before)?.talentId ?? []))) {
    const ofTalent = changes.filter(({ before, after }) => (after ?? before)?.talentId === talentId);
    const before = await readBook(talentId, work);
    const after = applyChanges(before, ofTalent);
    setBook(work, talentId, after);
    await promote(work, before, after, new Set(ofTalent.flatMap(({ after: request }) => request?.id ?? [])));
  }
};
