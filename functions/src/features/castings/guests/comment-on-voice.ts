import { Timestamp } from 'firebase-admin/firestore';
import { GUEST_COMMENTS_MAX, type GuestComment } from '@domain/castings/guests.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { guestComments, findGuestComments, newCommentId } from '../../../work/collections/guest-comments.ts';
import { operation } from '../../../work/unit/operation.ts';
import { visitLink, requireGuestActions } from './guest-session.ts';
import { findPlaceByKey, requireShownVoice } from './shown-voices.ts';
import { presentComment } from './present-guest.ts';

/** Stores a comment at a time of a demo; a time beyond the end becomes the end. The text exists in no other record. */
export const commentOnVoice = operation(
  'guests.comment',
  async ({ work, params: { urlIdentifier }, body: { session, voice: key, atMs, text } }) => {
    const { link, visited } = await visitLink(urlIdentifier, session);
    const place = await findPlaceByKey(link, key);
    const { link: current, guest } = await visited(work);
    requireGuestActions(current);

    const { castingId, talentId, demo } = await requireShownVoice(current, place, work);
    if ((await findGuestComments(guest.id, work)).length >= GUEST_COMMENTS_MAX)
      throw new AppError(409, 'guest.tooManyComments', { values: { max: GUEST_COMMENTS_MAX } });

    const { agencyId, companyId, projectId } = guest;

    const comment: GuestComment = {
      id: newCommentId(),
      agencyId,
      companyId,
      projectId,
      castingId,
      ...(guest.castingId === null ? { byProjectLink: true } : {}),
      guestId: guest.id,
      castingDemoId: place,
      talentId,
      atMs: Math.min(atMs, Math.round(demo.durationMs)),
      text,
      createdAt: Timestamp.now(),
    };

    work.create(guestComments, comment);

    work.audit(
      { subject: `guestComments/${comment.id}`, agencyId },
      null,
      { castingDemoId: place, atMs: comment.atMs },
      { by: { link: `guests/${guest.id}` } },
    );

    return presentComment(current, comment, { name: guest.name, isOwn: true });
  },
);
