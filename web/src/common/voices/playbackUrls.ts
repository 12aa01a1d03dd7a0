import { api } from '../../lib/http/api.ts';

/** Returns a short-lived playback address of a demo: of its latest version or the approved one, whose waveform clients see. */
export const fetchDemoUrl = async (
  talentId: string,
  demoId: string,
  version: 'latest' | 'approved' = 'latest',
): Promise<string> => {
  const { demoSignedUrl } = await api.demos.signedUrl({ userId: talentId, demoId }, { version });
  return demoSignedUrl;
};

/** Returns a short-lived playback address of an audition. */
export const fetchTakeUrl = async (entryId: string): Promise<string> =>
  (await api.auditions.signedUrl({ id: entryId })).audioUrl;
