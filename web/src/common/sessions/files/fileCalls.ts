import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import type {
  PartialUpload,
  AddedFileKind,
  SessionFiles,
  SessionFileView,
} from '@domain/sessions/session-files.ts';
import { api } from '../../../lib/http/api.ts';
import { download, fetchFile } from '../../../lib/http/download.ts';
import { upload } from '../../../lib/http/upload.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns a session's files that the reader may see. */
export const readFiles = (id: string, signal: AbortSignal): Promise<SessionFiles> =>
  api.sessions.files({ id }, { signal });

/** Accepts the confidentiality of a session's private scripts. */
export const acceptConfidentiality = async (id: string, submission: Submission): Promise<void> => {
  const body = { version: CONFIDENTIALITY_VERSION };
  await api.sessions.acceptConfidentiality({ id }, body, submission);
};

/** Downloads a file. */
export const saveFile = (id: string, { id: fileId, name }: SessionFileView): Promise<void> =>
  download(api.sessions.file, {
    params: { id, fileId },
    name,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });

/** Fetches a file for playback; `onShare` receives the loaded fraction, 0 to 1. */
export const fetchAudio = (
  id: string,
  { id: fileId, size }: SessionFileView,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob> =>
  fetchFile(api.sessions.file, {
    params: { id, fileId },
    signal,
    onBytes: (bytes) => onShare(Math.min(bytes / size, 1)),
  });

/** Downloads a session's script as PDF: of one role if it has several. */
export const saveScript = (id: string, voiceId?: string): Promise<void> =>
  download(api.sessions.script, {
    params: { id },
    query: voiceId === undefined ? {} : { voiceId },
    name: 'script.pdf',
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });

/** Returns a playback address of the script's reference clip: of one role if it has several. */
export const fetchScriptClipUrl = async (id: string, voiceId?: string): Promise<string> => {
  const query = voiceId === undefined ? {} : { voiceId };
  return (await api.sessions.clip({ id }, query)).audioUrl;
};

/** A file to upload, with its local SHA-256. */
interface Sending {
  readonly file: File;
  readonly fields: { readonly kind: AddedFileKind; readonly sha256: string };
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly submission: Submission;
}

export const addFile = (id: string, sending: Sending): Promise<SessionFileView> =>
  upload(api.sessions.addFile, { params: { id }, query: undefined, ...sending });

/** A file uploaded in parts, as announced. */
type Announced = Sending['fields'] & { readonly name: string; readonly size: number };

/** Begins or continues an upload in parts. */
export const startFile = (id: string, body: Announced, submission: Submission): Promise<PartialUpload> =>
  api.sessions.startFile({ id }, body, submission);

/** Sends one part of a file. */
export const addPart = async (
  { id, uploadId, part }: { readonly id: string; readonly uploadId: string; readonly part: number },
  { fields: { kind }, ...sending }: Sending,
): Promise<void> => {
  await upload(api.sessions.addPart, {
    params: { id, uploadId, part },
    query: undefined,
    ...sending,
    fields: { kind },
  });
};

/** Completes an upload in parts. */
export const finishFile = (
  id: string,
  uploadId: string,
  body: Announced,
  submission: Submission,
): Promise<SessionFileView> => api.sessions.finishFile({ id, uploadId }, body, submission);

export const removeFile = async (id: string, fileId: string, submission: Submission): Promise<void> => {
  await api.sessions.removeFile({ id, fileId }, submission);
};
