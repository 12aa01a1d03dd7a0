import { castingsApi } from '@domain/castings/castings.api.ts';
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
