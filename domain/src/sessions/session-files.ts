import { AUDIO_MAX_BYTES } from '../audio/limits.ts';
import type { ClipSound } from '../auditions/reference-clip.ts';
import type { Instant } from '../contract.ts';
import type { FileMeasurement } from '../deliveries/file-measurement.ts';

/** All kinds of a session's files; deliverables are of earlier sessions, before `deliveries`. */
export const SESSION_FILE_KINDS = ['material', 'take', 'deliverable'] as const;
export type SessionFileKind = (typeof SESSION_FILE_KINDS)[number];
/** Kinds that people add: source material (a script's version, a reference), or takes. */
export const ADDED_FILE_KINDS = ['material', 'take'] as const;
export type AddedFileKind = (typeof ADDED_FILE_KINDS)[number];

/** On whose behalf a file came. */
const FILE_SIDES = ['agency', 'client', 'engineer'] as const;
export type FileSide = (typeof FILE_SIDES)[number];

export const SESSION_FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'audio/mpeg',
  'audio/wav',
  'audio/aiff',
] as const;
export type SessionFileType = (typeof SESSION_FILE_TYPES)[number];

/** A Word document without macros. */
export const WORD_TYPE: SessionFileType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Allowed types per kind: recordings are audio. */
export const TYPES_BY_KIND: Readonly<Record<SessionFileKind, readonly SessionFileType[]>> = {
  material: SESSION_FILE_TYPES,
  take: ['audio/mpeg', 'audio/wav', 'audio/aiff'],
  deliverable: ['audio/mpeg', 'audio/wav', 'audio/aiff'],
};

/** Extensions per type, preferred one first. */
export const FILE_EXTENSIONS: Readonly<Record<SessionFileType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
  'audio/mpeg': ['.mp3'],
  'audio/wav': ['.wav', '.wave'],
  'audio/aiff': ['.aiff', '.aif', '.aifc'],
};

/** A file that is sent in one call at most, in bytes: as much as any upload takes. */
export const WHOLE_FILE_MAX_BYTES = AUDIO_MAX_BYTES;
/** Size of an upload part in bytes; the last one may be smaller. */
export const PART_BYTES = 8 * 1024 * 1024;
/** A file at most, in bytes: half an hour of stereo at 48 kHz and 24 bits is 520 MB, a spot far less. */
export const SESSION_FILE_MAX_BYTES = 300 * 1024 * 1024;
export const PARTS_MAX = Math.ceil(SESSION_FILE_MAX_BYTES / PART_BYTES);
export const SESSION_FILES_MAX = 100;
export const FILE_NAME_MAX = 120;

/** Figures of an audio file, measured as those of a delivery. */
export type FileSound = Pick<
  Required<FileMeasurement>,
  'durationMs' | 'sampleRate' | 'channels' | 'bits' | 'bitRate' | 'remarks'
>;

/** `sessionFiles/{id}`: a file of a recording session. Only the API reads and writes it. */
export interface SessionFile {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly sessionId: string;
  readonly kind: SessionFileKind;
  /** Original name. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Detected from the content. */
  readonly contentType: SessionFileType;
  /** Of the stored bytes: lower case, hexadecimal. */
  readonly sha256: string;
  readonly side: FileSide;
  /** Uid. */
  readonly uploadedBy: string;
  readonly uploadedAt: Instant;
  /** Path in the bucket. */
  readonly storagePath: string;
  /** Null: it has no sound that can be read. Absent: no audio, or not measured. */
  readonly sound?: FileSound | null;
}

/** A file, as its session's people see it. */
export interface SessionFileView extends Pick<
  SessionFile,
  'id' | 'kind' | 'name' | 'size' | 'contentType' | 'sha256' | 'side' | 'sound'
> {
  /** The uploader; null: not visible to the reader, or the account is deleted. */
  readonly uploadedBy: string | null;
  /** ISO, UTC. */
  readonly uploadedAt: string;
  /** Whether the reader may take it away. */
  readonly isRemovable: boolean;
}

/** An upload in parts with the received ones, so that it can be resumed. */
export interface PartialUpload {
  readonly uploadId: string;
  readonly parts: number;
  /** Numbers of parts, from 0 on. */
  readonly received: readonly number[];
}

/** The script of a session, as its talent, engineer, client and agency all read it. */
export interface ShownScript {
  readonly version: number;
  /** ISO, UTC. */
  readonly writtenAt: string;
  readonly text: string;
  readonly hasPdf: boolean;
  /** Of its callback; null: there is none, or one of a private script, which its talent hears on the request's page. */
  readonly clip: ClipSound | null;
  /** Present before the talent has accepted confidentiality: text, PDF and material are hidden. */
  readonly isLocked?: true;
}

/** The script of one role of a session with several. */
export interface RoleScript extends ShownScript {
  /** Names the script in the call for its PDF. */
  readonly voiceId: string;
  readonly character: string;
}

/** Names of who a session is recorded for; empty: deleted since. */
export interface SessionOrigin {
  readonly companyName: string;
  readonly brand: string;
  readonly agencyName: string;
}

/** The files that the reader may know of, the kinds that they may add, and the scripts that count. */
export interface SessionFiles {
  /** Null for its talent, who knows what their request names. */
  readonly origin: SessionOrigin | null;
  /** Of the first role; null: the material contains the text. */
  readonly script: ShownScript | null;
  /** Of all roles, in a session with several; absent: it records one role. */
  readonly roleScripts?: readonly RoleScript[];
  readonly files: readonly SessionFileView[];
  readonly addable: readonly AddedFileKind[];
}
