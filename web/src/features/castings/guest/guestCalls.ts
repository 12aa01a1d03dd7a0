import type { Vote } from '@domain/castings/guests.ts';
import { guestsApi } from '@domain/castings/guests.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { GUEST_CALL, getGuestSession, ownName, updateRoom } from './guestRoom.ts';

const toParams = (link: string) => ({ urlIdentifier: link });

export const saveName = async (link: string, name: string, submission: Submission): Promise<void> => {
  const body = { session: await getGuestSession(link), name };
  const saved = await change(
    guestsApi['guests.rename'],
    { params: toParams(link), body },
    submission,
    GUEST_CALL,
  );
  updateRoom(link, () => saved);
  ownName.write(saved.name);
};

/** Votes on a voice, or withdraws the vote. */
export const saveVote = async (
  link: string,
  voice: string,
  vote: Vote | null,
  submission: Submission,
): Promise<void> => {
  const body = { session: await getGuestSession(link), voice, vote };
  await change(guestsApi['guests.vote'], { params: toParams(link), body }, submission, GUEST_CALL);
  updateRoom(link, ({ votes }) => ({
    votes: [...votes.filter((ownVote) => ownVote.voice !== voice), ...(vote ? [{ voice, vote }] : [])],
  }));
};

/** Comments on a moment of a voice. */
export const sendComment = async (
  link: string,
  comment: { readonly voice: string; readonly atMs: number; readonly text: string },
  submission: Submission,
): Promise<void> => {
  const body = { session: await getGuestSession(link), ...comment };
  const shownComment = await change(
    guestsApi['guests.comment'],
    { params: toParams(link), body },
    submission,
    GUEST_CALL,
  );

  updateRoom(link, ({ comments }) => ({
    comments: [...comments, shownComment].sort((a, b) => a.atMs - b.atMs),
  }));
};

export const removeComment = async (link: string, key: string, submission: Submission): Promise<void> => {
  const input = { params: { ...toParams(link), key }, body: { session: await getGuestSession(link) } };
  await change(guestsApi['guests.removeComment'], input, submission, GUEST_CALL);
  updateRoom(link, ({ comments }) => ({ comments: comments.filter((comment) => comment.key !== key) }));
};
