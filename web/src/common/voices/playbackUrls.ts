import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import { demosApi } from '@domain/demos/demos.api.ts';
import { call } from '../../lib/http/call.ts';

/** Returns a short-lived playback address of a demo: of its latest version or the approved one, whose waveform clients see. */
export const fetchDemoUrl = async (
  talentId: string,
  demoId: string,
  version: 'latest' | 'approved' = 'latest',
): Promise<string> => {
  const { demoSignedUrl } = await call(demosApi['demos.signedUrl'], {
    params: { userId: talentId, demoId },
    query: { version },
  });
  return demoSignedUrl;
};

/** Returns a short-lived playback address of an audition. */
export const fetchTakeUrl = async (entryId: string): Promise<string> =>
  (await call(auditionsApi['auditions.signedUrl'], { params: { id: entryId } })).audioUrl;
