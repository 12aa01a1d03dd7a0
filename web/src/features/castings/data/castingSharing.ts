import { castingsApi } from '@domain/castings/castings.api.ts';
import { guestsApi } from '@domain/castings/guests.api.ts';
import type { LinkTermsValues, ProjectLinkValues } from '@domain/castings/guests.schema.ts';
import { projectLinkApi } from '@domain/castings/project-link.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import type { SharedLink } from './sharedLink.ts';

type OfLink = Pick<SharedLink, 'kind' | 'id'>;

/** Shows or hides a language in its project's public preview. */
export const setPreviewVisible = async (
  castingId: string,
  previewVisible: boolean,
  submission: Submission,
): Promise<void> => {
  await change(
    castingsApi['castings.update'],
    { params: { id: castingId }, body: { previewVisible } },
    submission,
  );
};

const changeProject = async (id: string, body: ProjectLinkValues, submission: Submission): Promise<void> => {
  await change(projectLinkApi['castings.setProjectLink'], { params: { id }, body }, submission);
};

/** Turns a public link on or off. */
export const setLinkEnabled = async (
  { kind, id }: OfLink,
  linkEnabled: boolean,
  submission: Submission,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, { linkEnabled }, submission);
  await change(castingsApi['castings.update'], { params: { id }, body: { linkEnabled } }, submission);
};

/** Replaces a link's public address; the old one stops working. */
export const renewLink = async ({ kind, id }: OfLink, submission: Submission): Promise<void> => {
  if (kind === 'project') return changeProject(id, { renewLink: true }, submission);
  await change(castingsApi['castings.update'], { params: { id }, body: { renewLink: true } }, submission);
};

export const saveLinkTerms = async (
  { kind, id }: OfLink,
  terms: LinkTermsValues,
  submission: Submission,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, terms, submission);
  await change(guestsApi['castings.setLinkTerms'], { params: { id }, body: terms }, submission);
};

export const forgetGuest = async (
  { kind, id }: OfLink,
  guestId: string,
  submission: Submission,
): Promise<void> => {
  const input = { params: { id, guestId } };
  if (kind === 'project') await change(projectLinkApi['castings.forgetProjectGuest'], input, submission);
  else await change(guestsApi['castings.forgetGuest'], input, submission);
};

/** Removes a guest's comment on a voice, whichever link it came by. */
export const removeGuestComment = async (
  castingId: string,
  commentId: string,
  submission: Submission,
): Promise<void> => {
  await change(
    guestsApi['castings.removeGuestComment'],
    { params: { id: castingId, commentId } },
    submission,
  );
};
