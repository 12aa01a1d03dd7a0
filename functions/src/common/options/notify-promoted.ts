import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { findOptionChanges, removeOptions } from '@domain/availability/options.ts';
import { notifyOption } from '../../outgoing/mail/notify-option.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook, toSlotOption } from '../../work/records/option-book.ts';
import type { Work } from '../../work/unit/work.ts';

/** Notifies the requesters of options that are promoted because these end in the same unit. Their ranks follow. */
export const notifyPromoted = async (work: Work, ended: readonly AvailabilityRequest[]): Promise<void> => {
  const ids = new Set(ended.map(({ id }) => id));

  for (const talentId of new Set(ended.map((request) => request.talentId))) {
    const before = await readBook(talentId, work);
    const after = removeOptions(before, ids);
    const promoted = findOptionChanges(before, after).filter(({ isPromoted }) => isPromoted);

    for (const { id, rank } of promoted) {
      const request = await work.read(availabilityRequests, id);
      const option = after.find((item) => item.id === id);
      const requester = request && (await readUser(request.requestedBy, work));
      if (!request?.option || !option || !requester) continue;

      const changed = { ...request, option: toSlotOption(option, request.option.rangeId, rank) };
      notifyOption(work, changed, { requester }, 'promoted');
    }
  }
};
