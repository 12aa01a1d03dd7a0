import type { Span } from '@domain/audio/reel/reel.ts';
import { writeTakes } from '@domain/audio/reel/takes-text.ts';
import { api } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export interface Take {
  readonly entryId: string;
  /** Revision of the request as shown. */
  readonly revision: number;
  /** Whether a synthetic voice may be made from it. */
  readonly syntheticVoiceConsent: boolean;
  /** The talent's own borders of the takes; undefined: as found. */
  readonly takes: readonly Span[] | undefined;
  readonly token: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly submission: Submission;
}

/** Hands the recording in. */
export const uploadTake = async ({
  entryId,
  revision,
  syntheticVoiceConsent,
  takes,
  token,
  file,
  onProgress,
  signal,
  submission,
}: Take): Promise<void> => {
  await upload(api.auditions.upload, {
    params: { id: entryId },
    query: { token, revision, syntheticVoiceConsent, ...(takes ? { takes: writeTakes(takes) } : {}) },
    file,
    onProgress,
    signal,
    submission,
  });
};
