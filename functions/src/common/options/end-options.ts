import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest, OptionEnd } from '@domain/availability/availability.ts';
import { notifyOption } from '../../outgoing/mail/notify-option.ts';
import { notifyPromoted } from './notify-promoted.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Author } from '../../work/unit/audit.ts';
import type { Work } from '../../work/unit/work.ts';

/** Ends held options without a booking, and notifies their talents and requesters. What is next in rank follows. */
export const endOptions = async (
  work: Work,
  requests: readonly AvailabilityRequest[],
  optionEnd: OptionEnd,
  by: Author,
): Promise<void> => {
  const talents = await readTalents([...new Set(requests.map(({ talentId }) => talentId))], work);
  const requesters = await Promise.all(requests.map(({ requestedBy }) => readUser(requestedBy, work)));
  const now = Timestamp.now();
  await notifyPromoted(work, requests);

  for (const [index, request] of requests.entries()) {
    const { id, agencyId, talentId, revision } = request;
    const ended = work.update(request, {
      state: 'released',
      optionEnd,
      revision: revision + 1,
      updatedAt: now,
    });

    const talent = talents.find((item) => item.id === talentId);
    if (talent) notifyOption(work, ended, { talent }, optionEnd);
    const requester = requesters[index];
    // The one who releases it knows.
    if (requester && !('uid' in by && by.uid === requester.id))
      notifyOption(work, ended, { requester }, optionEnd);

    work.audit(
      { subject: `availabilityRequests/${id}`, agencyId },
      { state: 'held' },
      { state: 'released', optionEnd },
      { action: 'availability.releaseOption', by },
    );
  }
};
