import { castingsApi } from '@domain/castings/castings.api.ts';
import { guestsApi } from '@domain/castings/guests.api.ts';
import type { LinkTermsValues, ProjectLinkValues } from '@domain/castings/guests.schema.ts';
import { projectLinkApi } from '@domain/castings/project-link.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';
import type { SharedLink } from './sharedLink.ts';

type OfLink = Pick<SharedLink, 'kind' | 'id'>;

/** Shows or hides a language in its project's public preview. */
export const setPreviewVisible = async (
  castingId: string,
  previewVisible: boolean,
  press: Press,
): Promise<void> => {
  await change(
    castingsApi['castings.update'],
    { params: { id: castingId }, body: { previewVisible } },
    press,
  );
};

const changeProject = async (id: string, body: ProjectLinkValues, press: Press): Promise<void> => {
  await change(projectLinkApi['castings.setProjectLink'], { params: { id }, body }, press);
};

/** Turns a public link on or off. */
export const setLinkEnabled = async (
  { kind, id }: OfLink,
  linkEnabled: boolean,
  press: Press,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, { linkEnabled }, press);
  await change(castingsApi['castings.update'], { params: { id }, body: { linkEnabled } }, press);
};

/** Replaces a link's public address; the old one stops working. */
export const renewLink = async ({ kind, id }: OfLink, press: Press): Promise<void> => {
  if (kind === 'project') return changeProject(id, { renewLink: true }, press);
  await change(castingsApi['castings.update'], { params: { id }, body: { renewLink: true } }, press);
};

export const saveLinkTerms = async (
  { kind, id }: OfLink,
  terms: LinkTermsValues,
  press: Press,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, terms, press);
  await change(guestsApi['castings.setLinkTerms'], { params: { id }, body: terms }, press);
};

export const forgetGuest = async ({ kind, id }: OfLink, guestId: string, press: Press): Promise<void> => {
  const input = { params: { id, guestId } };
  if (kind === 'project') await change(projectLinkApi['castings.forgetProjectGuest'], input, press);
  else await change(guestsApi['castings.forgetGuest'], input, press);
};

/** Removes a guest's comment on a voice, whichever link it came by. */
export const removeGuestComment = async (
  castingId: string,
  commentId: string,
  press: Press,
): Promise<void> => {
  await change(guestsApi['castings.removeGuestComment'], { params: { id: castingId, commentId } }, press);
};
