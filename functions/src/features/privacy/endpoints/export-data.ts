import type { Handlers } from '../../../http/call.ts';
import { themselves } from '../services/deletion-request.ts';
import { exportData } from '../services/export-data.ts';

export const exportDataEndpoint: Handlers['privacy.export'] = async ({ session, response }) => {
  await exportData(themselves(session), session.user.locale, response);
  return undefined;
};
