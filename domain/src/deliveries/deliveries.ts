import type { BookingFee } from '../bookings/fee-parts.ts';
import type { Instant } from '../contract.ts';
import type { FileMeasurement } from './file-measurement.ts';

export const DELIVERY_TYPES = [
  'audio/wav',
  'audio/aiff',
  'audio/flac',
  'audio/mpeg',
  'application/zip',
  'video/mp4',
] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Extensions per type, preferred one first. */
export const DELIVERY_ENDINGS: Readonly<Record<DeliveryType, readonly string[]>> = {
  'audio/wav': ['.wav', '.wave'],
  'audio/aiff': ['.aiff', '.aif', '.aifc'],
  'audio/flac': ['.flac'],
  'audio/mpeg': ['.mp3'],
  'application/zip': ['.zip'],
  'video/mp4': ['.mp4', '.m4v', '.m4a'],
};

/** Returns a type's usual name, such as WAV. */
export const getFormatName = (type: DeliveryType): string =>
  DELIVERY_ENDINGS[type][0]?.slice(1).toUpperCase() ?? '';

/** Size of a delivered file at most, in bytes. */
export const DELIVERY_MAX_BYTES = 2 * 1024 ** 3;
/** Bytes of an upload's chunk, a multiple of 256 KiB; the last one may be smaller. */
export const CHUNK_BYTES = 8 * 1024 ** 2;
/** Bytes at the beginning of a file by which an upload recognises it. */
export const FINGERPRINT_BYTES = 256 * 1024;
/** How long an upload can be continued, in milliseconds. Storage keeps unfinished ones for a week. */
export const UPLOAD_KEPT_MS = 6 * 24 * 60 * 60 * 1000;

/** Maximum unfinished uploads per person. */
export const UNFINISHED_MAX = 50;
/** Deliveries of one session at most, with all versions. */
export const DELIVERIES_MAX = 200;
/** Characters of the note to a revision at most. */
export const REVISION_NOTE_MAX = 2000;
/** Last moment of a file that a revision may name, in milliseconds. */
export const REVISION_MOMENT_MAX = 24 * 60 * 60 * 1000;

/** `uploaded`: not sent to the client yet, or withdrawn. */
export const DELIVERY_STATES = [
  'uploaded',
  'delivered',
  'accepted',
  'revisionRequested',
  'replaced',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a revision is needed: a fault of the recording, or the client's change. */
export const REVISION_CAUSES = ['recording', 'client'] as const;
export type RevisionCause = (typeof REVISION_CAUSES)[number];

/** `pending` until measured; `unreadable`: it can't be decoded to its end; `unmeasured`: it takes too long or too much memory; `none`: no audio file. */
export const DELIVERY_CHECKS = ['pending', 'done', 'unreadable', 'unmeasured', 'none'] as const;
export type DeliveryCheck = (typeof DELIVERY_CHECKS)[number];

/** What a client wants changed in a version. */
export interface Revision {
  /** Moment in the file, in milliseconds; null: the whole file. */
  readonly atMs: number | null;
  readonly note: string;
  /** Absent: from before it was asked. */
  readonly cause?: RevisionCause;
  readonly at: Instant;
  /** Uid. */
  readonly by: string;
}

/** `deliveries/{id}`: one version of a final file of a recording session, complete and checked. */
export interface Delivery {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly sessionId: string;
  /** The session's engineer. */
  readonly engineerId: string;
  readonly name: string;
  /** Copies from the session. */
  readonly language: string;
  readonly character: string;
  /** Counts the sent files of this name in the session, from 1 on; of an unsent file, the version it will be. */
  readonly version: number;
  /** In bytes. */
  readonly size: number;
  /** Detected from the content. */
  readonly contentType: DeliveryType;
  /** Of the stored bytes: lower case, hexadecimal. */
  readonly sha256: string;
  readonly state: DeliveryState;
  /** Whether the client may read it; an equality, so that a query can prove it. */
  readonly isSent: boolean;
  readonly sentAt: Instant | null;
  /** When the client first played or downloaded this version; null or absent: never. */
  readonly openedAt?: Instant | null;
  /** Id of the sent version that replaced it; null or absent: none. */
  readonly replacedBy?: string | null;
  /** Uid. */
  readonly uploadedBy: string;
  /** Id of the version that this one was made from by arithmetic; null: uploaded. */
  readonly mendedFrom: string | null;
  readonly createdAt: Instant;
  readonly acceptedAt: Instant | null;
  /** Uid; null: not accepted, or by silence. */
  readonly acceptedBy: string | null;
  /** When it counts as accepted without an answer; null or absent: never. */
  readonly acceptsAt?: Instant | null;
  /** Its next reminder, or the acceptance after the last one; null or absent: none. */
  readonly remindAt?: Instant | null;
  readonly remindersSent?: number;
  /** The client's request; a new version keeps it with the old one. */
  readonly revision: Revision | null;
  readonly check: DeliveryCheck;
  /** Times that measuring began; absent: none. */
  readonly checkAttempts?: number;
  /** Null unless the check is done. */
  readonly measurement: FileMeasurement | null;
  /** The waveform, one letter per amplitude; null unless the check is done. */
  readonly peaks: string | null;
}

/** Returns the versions that a version replaced, and those that they replaced before. */
export const listReplaced = <Version extends Pick<Delivery, 'id' | 'replacedBy'>>(
  versions: readonly Version[],
  id: string,
): readonly Version[] =>
  versions
    .filter(({ replacedBy }) => replacedBy === id)
    .flatMap((version) => [version, ...listReplaced(versions, version.id)]);

/** The price of a client's change, at the time of their request. */
export interface AgreedPickup {
  readonly fee: BookingFee;
  readonly currency: string;
}

/** `deliveryUploads/{id}`: the upload of a delivery, which has its id once complete. Only the API reads it. */
export interface DeliveryUpload {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly size: number;
  /** SHA-256 of the first bytes: lower case, hexadecimal. */
  readonly fingerprint: string;
  readonly state: 'uploading' | 'failed' | 'delivered';
  /** Address that receives the bytes, a secret; empty once the upload has ended. */
  readonly uploadUrl: string;
  /** Path in the bucket; null until the file is delivered. */
  readonly storagePath: string | null;
  /** Charged once the version that follows the client's change is accepted; null or absent: nothing is. */
  readonly pickup?: AgreedPickup | null;
  /** Uid. */
  readonly uploadedBy: string;
  readonly startedAt: Instant;
  /** When an unfinished upload is deleted; null: delivered. */
  readonly expiresAt: Instant | null;
}

/** Where the bytes of an upload go. */
export interface DeliveryUploadStart {
  readonly uploadId: string;
  /** Receives chunks by Cloud Storage's protocol for resumable uploads, and says how much has arrived. */
  readonly uploadUrl: string;
}
