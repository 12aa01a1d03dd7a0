import type { Vote } from '@domain/castings/votes.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { GUEST_CALL, getGuestSession, ownName, updateRoom } from './guestRoom.ts';

const toParams = (link: string) => ({ urlIdentifier: link });

export const saveName = async (link: string, name: string, submission: Submission): Promise<void> => {
  const body = { session: await getGuestSession(link), name };
  const saved = await api.guests.rename(toParams(link), body, { ...submission, ...GUEST_CALL });
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
  await api.guests.vote(toParams(link), body, { ...submission, ...GUEST_CALL });
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
  const shownComment = await api.guests.comment(toParams(link), body, { ...submission, ...GUEST_CALL });

  updateRoom(link, ({ comments }) => ({
    comments: [...comments, shownComment].sort((a, b) => a.atMs - b.atMs),
  }));
};

export const removeComment = async (link: string, key: string, submission: Submission): Promise<void> => {
  await api.guests.removeComment(
    { ...toParams(link), key },
    { session: await getGuestSession(link) },
    { ...submission, ...GUEST_CALL },
  );
  updateRoom(link, ({ comments }) => ({ comments: comments.filter((comment) => comment.key !== key) }));
};
