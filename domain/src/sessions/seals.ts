import type { Instant } from '../contract.ts';

/**
 * `seals/{SHA-256 of the file}`: a file sealed by this platform. Names no agency, project or person, so it outlives
 * its report: a genuine file can always be verified. Read by functions only.
 */
export interface Seal {
  readonly id: string;
  /** When the last of its signers signed. */
  readonly sealedAt: Instant;
  /**
   * SHA-256 of the certificate that it is sealed by, as readers of PDFs show it: lower case, hexadecimal; null: of a report that
   * was sealed before this was kept.
   */
  readonly certificateSha256: string | null;
}
