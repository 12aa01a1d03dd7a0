import { castingsApi } from '@domain/castings/castings.api.ts';
import { call } from '../../../lib/http/call.ts';

/** Shows a language in the public preview of its project, or hides it there. */
export const setPreviewVisible = async (castingId: string, previewVisible: boolean): Promise<void> => {
  await call(castingsApi['castings.update'], { params: { id: castingId }, body: { previewVisible } });
};

/** Lets anybody with the link of a language listen, or nobody. */
export const setLinkEnabled = async (castingId: string, linkEnabled: boolean): Promise<void> => {
  await call(castingsApi['castings.update'], { params: { id: castingId }, body: { linkEnabled } });
};

/** Gives a language a new public address; links that were given away stop working. */
export const renewLink = async (castingId: string): Promise<void> => {
  await call(castingsApi['castings.update'], { params: { id: castingId }, body: { renewLink: true } });
};
