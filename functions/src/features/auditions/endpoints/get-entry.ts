import type { Handlers } from '../../../http/call.ts';
import { entryPage } from '../services/entry-page.ts';

export const getEntryEndpoint: Handlers['auditions.entry'] = ({ query }) => entryPage(query.token);
