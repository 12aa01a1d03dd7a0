import { useCallback, useEffect, useRef } from 'react';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { api } from '../../../lib/http/api.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { useRequest, type Request, type RequestState } from '../../../lib/http/useRequest.ts';
import type { LinkKind } from './sharedLink.ts';

/** Audio addresses are valid for 15 minutes and reloaded before they expire. */
const FRESH_MS = 12 * 60_000;

/** Address of a voice's demo or take. Synchronous while fresh, because phones only play audio started within the tap. */
export type AudioUrl = (voiceKey: string, what?: 'take') => string | Promise<string>;

interface Preview {
  readonly request: Request<PreviewPage>;
  readonly audioUrl: AudioUrl;
}

const find = (page: PreviewPage, voiceKey: string, what?: 'take'): string => {
  for (const casting of page.castings) {
    const voice = casting.voices.find((item) => item.key === voiceKey);
    const heard = what === 'take' ? voice?.take : voice;
    if (heard) return heard.audioUrl;
  }
  throw new Error('This voice is no longer in the preview');
};

/** Loads a preview with `load`, and again before its audio expires. */
export const usePreview = (
  key: string,
  load: (signal?: AbortSignal) => Promise<PreviewPage>,
  brought?: RequestState<PreviewPage>,
): Preview => {
  const request = useRequest(key, load, brought);
  const newest = useRef<{ page: PreviewPage; at: number } | null>(null);
  const loadRef = useRef(load);
  const { data } = request;

  useEffect(() => {
    loadRef.current = load;
  });
  useEffect(() => {
    if (data) newest.current = { page: data, at: Date.now() };
  }, [data]);

  const audioUrl = useCallback<AudioUrl>((voiceKey, what) => {
    const latest = newest.current;
    if (latest && Date.now() - latest.at < FRESH_MS) return find(latest.page, voiceKey, what);
    return loadRef.current().then((page) => {
      newest.current = { page, at: Date.now() };
      return find(page, voiceKey, what);
    });
  }, []);

  return { request, audioUrl };
};

/** Calls that load a link's content. */
export const PREVIEWS = {
  casting: api.castings.preview,
  project: api.castings.linkPreview,
} as const;

/** The content of a language's or a project's link. */
export const useLinkPreview = (kind: LinkKind, urlIdentifier: string): Preview => {
  const params = { urlIdentifier };
  const brought = useEmbeddedReply(PREVIEWS[kind], { params });
  const load = (signal?: AbortSignal) => PREVIEWS[kind](params, { signal });
  return usePreview(`${kind}:${urlIdentifier}`, load, brought);
};
