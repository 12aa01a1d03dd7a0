import { open, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type ErrorStatus, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text, yup } from '../messages/yup.ts';
import type { Casting } from './castings.ts';
import { commentSchema, guestNameSchema, linkTermsSchema } from './guests.schema.ts';
import type { GuestPage, OwnVote, ShownComment } from './guests.ts';
import { VOTES } from './votes.ts';
import { PASSCODE_MAX } from './links.ts';

const linkParams = strictObject({ urlIdentifier: idSchema });
const session = text().max(2000).required();
const GUEST_ERRORS: readonly ErrorStatus[] = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429];

export const guestsApi = {
  'guests.open': endpoint<GuestPage>()({
    method: 'POST',
    path: '/casting/link/{urlIdentifier}/open',
    summary: 'Open a public link',
    description: 'With its passcode, or with the session of an earlier visit.',
    auth: open,
    params: linkParams,
    body: strictObject({ passcode: text().max(PASSCODE_MAX), session: text().max(2000) }),
    repliesWithSecret: true,
    errors: GUEST_ERRORS,
    limit: { calls: 120, seconds: 600 },
  }),
  'guests.rename': endpoint<{ readonly name: string }>()({
    method: 'PATCH',
    path: '/casting/link/{urlIdentifier}/guest',
    summary: 'Set a guest’s name',
    description: 'An empty name removes it.',
    auth: open,
    params: linkParams,
    body: strictObject({ session, name: guestNameSchema.defined() }),
    errors: GUEST_ERRORS,
    limit: { calls: 60, seconds: 600 },
  }),
  'guests.vote': endpoint<{ readonly voice: string; readonly vote: OwnVote['vote'] | null }>()({
    method: 'PUT',
    path: '/casting/link/{urlIdentifier}/vote',
    summary: 'Vote on a voice',
    description: 'Replaces an earlier vote. Null removes it.',
    auth: open,
    params: linkParams,
    body: strictObject({ session, voice: idSchema, vote: yup.string().oneOf(VOTES).nullable().defined() }),
    errors: GUEST_ERRORS,
    limit: { calls: 600, seconds: 600 },
  }),
  'guests.comment': endpoint<ShownComment>()({
    method: 'POST',
    path: '/casting/link/{urlIdentifier}/comment',
    summary: 'Comment on a voice as a guest',
    description: 'At a moment of its demo.',
    auth: open,
    params: linkParams,
    body: strictObject({
      session,
      voice: idSchema,
      atMs: yup.number().strict().integer().min(0).max(3_600_000).required(),
      text: commentSchema,
    }),
    status: 201,
    errors: GUEST_ERRORS,
    limit: { calls: 120, seconds: 600 },
  }),
  'guests.removeComment': endpoint<{ readonly key: string }>()({
    method: 'PATCH',
    path: '/casting/link/{urlIdentifier}/comment/{key}/remove',
    summary: 'Delete your own comment as a guest',
    description: 'Idempotent.',
    auth: open,
    params: strictObject({ urlIdentifier: idSchema, key: idSchema }),
    body: strictObject({ session }),
    errors: GUEST_ERRORS,
    limit: { calls: 120, seconds: 600 },
  }),
  'castings.setLinkTerms': endpoint<Serialised<Casting>>()({
    method: 'PATCH',
    path: '/casting/{id}/link',
    summary: 'Update the terms of a casting’s public link',
    description: 'Passcode, expiry, voting, and whether guests see each other’s comments.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    body: linkTermsSchema,
    errors: WRITE_ERRORS,
  }),
  'castings.forgetGuest': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}/guest/{guestId}',
    summary: 'Delete a guest of a casting’s link',
    description: 'With their votes and comments. Idempotent.',
    auth: projectPeople,
    params: strictObject({ id: idSchema, guestId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
  'castings.removeGuestComment': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}/guest-comment/{commentId}',
    summary: 'Delete a guest’s comment',
    description: 'Idempotent.',
    auth: projectPeople,
    params: strictObject({ id: idSchema, commentId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
