import type { LinkOwner } from '@domain/castings/links.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { castings, requireActiveCasting } from '../../../work/collections/castings.ts';
import { guestComments, findGuestComments } from '../../../work/collections/guest-comments.ts';
import { guestVotes, findGuestVotes } from '../../../work/collections/guest-votes.ts';
import { guests, readGuest } from '../../../work/collections/guests.ts';
import { requireActiveProject, projects } from '../../../work/collections/projects.ts';
import { operation } from '../../../work/unit/operation.ts';
import type { Work } from '../../../work/unit/work.ts';

/** Deletes a guest of a link with visits, votes and comments. Idempotent. */
const forget = async (work: Work, guestId: string, link: LinkOwner): Promise<{ readonly id: string }> => {
  const guest = await readGuest(guestId, work);
  if (!guest) return { id: guestId };
  if (guest.projectId !== link.projectId || guest.castingId !== link.castingId) throw notFound();

  const votes = await findGuestVotes(guestId, work);
  const comments = await findGuestComments(guestId, work);

  for (const { id } of votes) work.deleteById(guestVotes, id);
  for (const { id } of comments) work.deleteById(guestComments, id);
  work.deleteById(guests, guestId);
  work.audit(guest, { votes: votes.length, comments: comments.length }, null);

  return { id: guestId };
};

export const forgetGuest = operation('castings.forgetGuest', async ({ work, params: { id, guestId } }) => {
  const casting = requireActiveCasting(await work.get(castings, id));
  return forget(work, guestId, { ...casting, castingId: id });
});

export const forgetProjectGuest = operation(
  'castings.forgetProjectGuest',
  async ({ work, params: { id, guestId } }) => {
    const project = requireActiveProject(await work.get(projects, id));
    return forget(work, guestId, { ...project, projectId: id, castingId: null });
  },
);
