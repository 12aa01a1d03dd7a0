import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { api } from '../../../lib/http/api.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The request behind a link, for a page that may have brought it along. */
export const useEntryPage = (token: string | null): Request<AuditionEntryPage> => {
  const brought = useEmbeddedReply(api.auditions.entry, token === null ? null : { query: { token } });
  return useRequest(token, (signal) => api.auditions.entry({ token: token ?? '' }, { signal }), brought);
};
