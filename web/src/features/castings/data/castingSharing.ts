import { castingsApi } from '@domain/castings/castings.api.ts';
import { guestsApi } from '@domain/castings/guests.api.ts';
import type { LinkTermsValues } from '@domain/castings/guests.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Shows a language in the public preview of its project, or hides it there. */
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

/** Lets anybody with the link of a language listen, or nobody. */
export const setLinkEnabled = async (
  castingId: string,
  linkEnabled: boolean,
  press: Press,
): Promise<void> => {
  await change(castingsApi['castings.update'], { params: { id: castingId }, body: { linkEnabled } }, press);
};

/** Gives a language a new public address; links that were given away stop working. */
export const renewLink = async (castingId: string, press: Press): Promise<void> => {
  await change(
    castingsApi['castings.update'],
    { params: { id: castingId }, body: { renewLink: true } },
    press,
  );
};

/** Sets what a language's link asks of whoever opens it. */
export const saveLinkTerms = async (
  castingId: string,
  terms: LinkTermsValues,
  press: Press,
): Promise<void> => {
  await change(guestsApi['castings.setLinkTerms'], { params: { id: castingId }, body: terms }, press);
};

/** Forgets a guest with all they said. */
export const forgetGuest = async (castingId: string, guestId: string, press: Press): Promise<void> => {
  await change(guestsApi['castings.forgetGuest'], { params: { id: castingId, guestId } }, press);
};

/** Removes what a guest wrote. */
export const removeGuestComment = async (
  castingId: string,
  commentId: string,
  press: Press,
): Promise<void> => {
  await change(guestsApi['castings.removeGuestComment'], { params: { id: castingId, commentId } }, press);
};
