import type { Handlers } from '../../../http/call.ts';
import { removeDemo } from '../services/remove-demo.ts';

export const removeDemoEndpoint: Handlers['castings.removeDemo'] = async ({ session, params }) => {
  await removeDemo(session, params.projectId, params.id);
  return { id: params.id };
};
