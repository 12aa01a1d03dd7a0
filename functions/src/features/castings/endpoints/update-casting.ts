import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { setPreviewVisible } from '../services/set-preview-visible.ts';

export const updateCastingEndpoint: Handlers['castings.update'] = async ({ session, params, body }) =>
  serialised(await setPreviewVisible(session, params.id, body.previewVisible));
