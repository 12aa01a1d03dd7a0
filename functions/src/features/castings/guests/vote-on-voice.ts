import { Timestamp } from 'firebase-admin/firestore';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { deleteVote, readVote, toVoteId, writeVote } from '../../../records/guest-votes.ts';
import { atLink, requireGuestActions } from './guest-session.ts';
import { findPlaceByKey, shownVoice } from './shown-voices.ts';

/** Sets a guest's vote on a voice, one per voice, replacing one for its former character. Idempotent. */
export const voteOnVoice: Operation<'guests.vote'> = async ({
  params: { urlIdentifier },
  body: { session, voice: key, vote },
}) => {
  const { link, visited } = await atLink(urlIdentifier, session);
  const place = await findPlaceByKey(link, key);
  await transact(async (transaction) => {
    const { link: current, guest } = await visited(transaction);
    requireGuestActions(current);
    const { castingId, talentId } = await shownVoice(current, place, transaction);
    const id = toVoteId(guest.id, place);
    const before = await readVote(id, transaction);
    if ((before?.vote ?? null) === vote && before?.forVoiceId === undefined) return;
    const { agencyId, companyId, projectId } = guest;
    const whose = {
      ...{ agencyId, companyId, projectId, castingId, guestId: guest.id },
      ...(guest.castingId === null ? { byProjectLink: true as const } : {}),
    };
    const updatedAt = Timestamp.now();
    if (vote) writeVote(transaction, { id, ...whose, castingDemoId: place, talentId, vote, updatedAt });
    else deleteVote(transaction, id);
    recordAudit(
      transaction,
      { link: `guests/${guest.id}` },
      {
        agencyId,
        action: 'guests.vote',
        subject: `castingDemos/${place}`,
        before: before ? { vote: before.vote } : null,
        after: vote ? { vote } : null,
      },
    );
  });
  return { voice: key, vote };
};
