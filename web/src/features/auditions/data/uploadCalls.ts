import type { AnswerValues } from '@domain/auditions/answers.schema.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import { writeTakes } from '@domain/audio/reel/takes-text.ts';
import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import { scriptApi } from '@domain/auditions/script.api.ts';
import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { call, change } from '../../../lib/http/call.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The request behind a link. */
export const readEntryPage = (token: string, signal?: AbortSignal): Promise<AuditionEntryPage> =>
  call(auditionsApi['auditions.entry'], { query: { token } }, signal ? { signal } : {});

/** The request behind a link, for a page that may have brought it along. */
export const useEntryPage = (token: string | null): Request<AuditionEntryPage> => {
  const brought = useEmbeddedReply(
    auditionsApi['auditions.entry'],
    token === null ? null : { query: { token } },
  );
  return useRequest(token, (signal) => readEntryPage(token ?? '', signal), brought);
};

/** Stores the talent's answer, and returns it as cleaned by its schema. */
export const answerRequest = async (
  entryId: string,
  token: string,
  body: AnswerValues,
  submission: Submission,
): Promise<void> => {
  await change(
    auditionsApi['auditions.answer'],
    { params: { id: entryId }, query: { token }, body },
    submission,
  );
};

/** Stores the talent's acceptance of the text as this page shows it. */
export const acceptConfidentiality = async (
  entryId: string,
  token: string,
  submission: Submission,
): Promise<void> => {
  const body = { version: CONFIDENTIALITY_VERSION };
  const call = { params: { id: entryId }, query: { token }, body };
  await change(scriptApi['auditions.acceptConfidentiality'], call, submission);
};

/** Trades the invited address for a token that may upload. */
export const proveIdentity = async (
  email: string,
  urlIdentifier: string,
  submission: Submission,
): Promise<string> =>
  (await change(auditionsApi['auditions.identity'], { body: { email, urlIdentifier } }, submission)).jwtToken;

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
  await upload(auditionsApi['auditions.upload'], {
    params: { id: entryId },
    query: { token, revision, syntheticVoiceConsent, ...(takes ? { takes: writeTakes(takes) } : {}) },
    file,
    onProgress,
    signal,
    submission,
  });
};
