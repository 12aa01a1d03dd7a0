import type { Instant } from '../contract.ts';

/**
 * `seals/{sha256}`: a file that this platform has sealed, for whoever asks about one long after. It says nothing of agency,
 * project or people, so it outlives the report that it is of: a genuine file stays one. Functions alone read it.
 */
export interface Seal {
  /** SHA-256 of the file: lower case, hexadecimal. */
  readonly id: string;
  /** When the last of its signers signed. */
  readonly sealedAt: Instant;
  /**
   * SHA-256 of the certificate that it is sealed by, as readers of PDFs show it: lower case, hexadecimal; null: of a report that
   * was sealed before this was kept.
   */
  readonly certificateSha256: string | null;
}
