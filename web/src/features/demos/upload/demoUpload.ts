import type { AudioFault } from '../../../components/upload/audioFaults.ts';
import type { ReadAudio } from '../../../components/upload/readAudio.ts';

type UploadPhase =
  | { readonly kind: 'measuring' | 'ready' | 'cancelled' | 'done' }
  | { readonly kind: 'converting'; readonly share: number }
  | { readonly kind: 'faulty'; readonly code: AudioFault }
  | { readonly kind: 'sending'; readonly share: number }
  /** Offline; resumes automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A chosen file that becomes a demo. */
export interface DemoUpload {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  readonly audio?: ReadAudio;
  readonly phase: UploadPhase;
}

/** Phases that allow sending or retrying. */
const SENDABLE: readonly UploadPhase['kind'][] = ['ready', 'cancelled', 'failed'];
export const isSendable = ({ phase }: DemoUpload): boolean => SENDABLE.includes(phase.kind);
export const isUnderWay = ({ phase: { kind } }: DemoUpload): boolean =>
  kind === 'sending' || kind === 'waiting';
