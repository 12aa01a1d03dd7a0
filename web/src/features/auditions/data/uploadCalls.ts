import type { AnswerValues } from '@domain/auditions/answers.schema.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import { writeTakes } from '@domain/audio/reel/takes-text.ts';
import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { api } from '../../../lib/http/api.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The request behind a link. */
export const readEntryPage = (token: string, signal?: AbortSignal): Promise<AuditionEntryPage> =>
  api.auditions.entry({ token }, { signal });

/** The request behind a link, for a page that may have brought it along. */
export const useEntryPage = (token: string | null): Request<AuditionEntryPage> => {
  const brought = useEmbeddedReply(api.auditions.entry, token === null ? null : { query: { token } });
  return useRequest(token, (signal) => readEntryPage(token ?? '', signal), brought);
};

/** Stores the talent's answer, and returns it as cleaned by its schema. */
export const answerRequest = async (
  entryId: string,
  token: string,
  body: AnswerValues,
  submission: Submission,
): Promise<void> => {
  await api.auditions.answer({ id: entryId }, { token }, body, submission);
};

/** Stores the talent's acceptance of the text as this page shows it. */
export const acceptConfidentiality = async (
  entryId: string,
  token: string,
  submission: Submission,
): Promise<void> => {
  const body = { version: CONFIDENTIALITY_VERSION };
  await api.auditions.acceptConfidentiality({ id: entryId }, { token }, body, submission);
};

/** Trades the invited address for a token that may upload. */
export const proveIdentity = async (
  email: string,
  urlIdentifier: string,
  submission: Submission,
): Promise<string> => (await api.auditions.identity({ email, urlIdentifier }, submission)).jwtToken;

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
