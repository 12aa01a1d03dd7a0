import { api } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Uploads a reference clip for a project's callbacks; returns its id. */
export const uploadClip = async (projectId: string, file: File, submission: Submission): Promise<string> =>
  (
    await upload(api.auditions.uploadClip, {
      params: { projectId },
      query: undefined,
      file,
      submission,
    })
  ).id;

/** A playback address of a callback's clip, for the people of its project. */
export const fetchClipUrl = async (id: string): Promise<string> =>
  (await api.auditions.clip({ id })).audioUrl;

/** The same for the holder of a link; `id` is the page's. */
export const fetchEntryClipUrl = async (id: string, token: string): Promise<string> =>
  (await api.auditions.entryClip({ id }, { token })).audioUrl;

/** The same for a signed-in talent, by entry. */
export const fetchOwnClipUrl = async (id: string): Promise<string> =>
  (await api.auditions.ownClip({ id })).audioUrl;
