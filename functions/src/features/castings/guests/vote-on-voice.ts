import { Timestamp } from 'firebase-admin/firestore';
import { guestVotes, readVote, toVoteId } from '../../../work/collections/guest-votes.ts';
import { operation } from '../../../work/unit/operation.ts';
import { visitLink, requireGuestActions } from './guest-session.ts';
import { findPlaceByKey, requireShownVoice } from './shown-voices.ts';

/** Sets a guest's vote on a voice, one per voice, replacing one for its former character. Idempotent. */
export const voteOnVoice = operation(
  'guests.vote',
  async ({ work, params: { urlIdentifier }, body: { session, voice: key, vote } }) => {
    const { link, visited } = await visitLink(urlIdentifier, session);
    const place = await findPlaceByKey(link, key);
    const { link: current, guest } = await visited(work);
    requireGuestActions(current);

    const { castingId, talentId } = await requireShownVoice(current, place, work);
    const id = toVoteId(guest.id, place);
    const before = await readVote(id, work);
    if ((before?.vote ?? null) === vote && before?.forVoiceId === undefined) return { voice: key, vote };

    const { agencyId, companyId, projectId } = guest;

    const owner = {
      agencyId,
      companyId,
      projectId,
      castingId,
      guestId: guest.id,
      ...(guest.castingId === null ? { byProjectLink: true as const } : {}),
    };

    const updatedAt = Timestamp.now();
    if (vote) work.set(guestVotes, { id, ...owner, castingDemoId: place, talentId, vote, updatedAt });
    else work.deleteById(guestVotes, id);

    work.audit(
      { subject: `castingDemos/${place}`, agencyId },
      before ? { vote: before.vote } : null,
      vote ? { vote } : null,
      { by: { link: `guests/${guest.id}` } },
    );

    return { voice: key, vote };
  },
);
