import { Timestamp } from 'firebase-admin/firestore';
import { GUESTS_MAX, VISIT_MS, VISITS_MAX, type Guest } from '@domain/castings/guests.ts';
import { getLinkTerms, type LinkOwner } from '@domain/castings/links.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guests, countGuests, newGuestId, readGuest } from '../../../work/collections/guests.ts';
import { buildPreviewPage } from '../preview.ts';
import { rereadLink, findPublicLink, type PublicLink } from '../public-link.ts';
import { findIdleGuest } from './find-idle-guest.ts';
import { readSessionGuest, getSessionFor, type LinkVisit } from './guest-session.ts';
import { checkPasscode } from './passcode-tries.ts';
import { presentGuestView } from './present-guest.ts';
import { operationInSteps, type Step } from '../../../work/unit/operation.ts';

const makeGuest = ({ agencyId, companyId, projectId, castingId }: LinkOwner, now: Timestamp): Guest => ({
  id: newGuestId(),
  agencyId,
  companyId,
  projectId,
  castingId,
  name: '',
  visits: [now],
  visitCount: 1,
  createdAt: now,
});

/** Returns the guest after this visit: the same visit unless they were away for long. */
const addVisit = (guest: Guest, now: Timestamp): Guest => {
  const last = guest.visits[0]?.toMillis() ?? 0;
  if (now.toMillis() - last < VISIT_MS) return guest;
  const visits = [now, ...guest.visits].slice(0, VISITS_MAX);
  return { ...guest, visits, visitCount: guest.visitCount + 1 };
};

/** Records a visit; on a full link a new guest replaces one who never acted. 409 when all have acted, 403 when the passcode changed since. */
const recordVisit = (step: Step, link: PublicLink, visitor: Guest | undefined): Promise<LinkVisit> =>
  step(
    async (work) => {
      const now = Timestamp.now();
      const current = await rereadLink(link, work);
      if (getLinkTerms(current).version !== getLinkTerms(link).version)
        throw new AppError(403, 'preview.passcode');

      const before = visitor && (await readGuest(visitor.id, work));
      const isFull = !before && (await countGuests(link, work)) >= GUESTS_MAX;
      const idle = isFull ? await findIdleGuest(link, work) : undefined;
      if (isFull && !idle) throw new AppError(409, 'guest.tooMany');

      if (idle) work.deleteById(guests, idle.id);

      const guest = before ? addVisit(before, now) : makeGuest(link, now);
      if (guest !== before) work.set(guests, guest);

      return { link: current, guest };
    },
    { action: null },
  );

/**
 * Opens a link with its passcode, if any, or an earlier visit's session; with a passcode, only this response lists the voices.
 * No audit record: the guest's own record has the time of the visit.
 */
export const openLink = operationInSteps(
  'guests.open',
  async ({ step, params: { urlIdentifier }, body: { passcode, session }, request }) => {
    const linked = await findPublicLink(urlIdentifier);
    const visitor = session ? await readSessionGuest(session, linked) : undefined;
    if (getLinkTerms(linked).hasPasscode && !visitor?.isLetInBy(linked))
      await checkPasscode(linked, passcode, request);

    const { link, guest } = await recordVisit(step, linked, visitor?.guest);
    const { hasPasscode, asksVotes, sharesComments } = getLinkTerms(link);
    const [page, view, newSession] = await Promise.all([
      hasPasscode ? buildPreviewPage(link) : null,
      presentGuestView(link, guest),
      getSessionFor(guest, link),
    ]);

    return { session: newSession, name: guest.name, asksVotes, sharesComments, page, ...view };
  },
);
