import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { searchDemos } from '../services/search-demos.ts';

export const searchDemosEndpoint: Handlers['demos.search'] = async ({ session, query }) =>
  serialised(await searchDemos(session, query));
