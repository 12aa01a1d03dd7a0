import { createHash } from 'node:crypto';
import { SEAL_CERTIFICATE } from '../../config.ts';
import { getBranding } from '../../work/branding.ts';
import type { Paper } from './paper.ts';
import { computeFingerprint, readSealCertificate } from './seal-certificate.ts';
import { signPaper } from './sign-paper.ts';

interface SealedFile {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly certificateSha256: string;
}

/** Returns a complete paper as PDF, sealed now; `reason` is what PDF readers show. */
export const sealPaper = async (
  paper: Paper,
  { foot, reason }: { readonly foot: (page: number, of: number) => string; readonly reason: string },
): Promise<SealedFile> => {
  const certificate = await readSealCertificate(SEAL_CERTIFICATE.value());

  paper.seal({ by: getBranding().title, reason, at: new Date() });
  const bytes = await signPaper(await paper.finish(foot), certificate);

  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    certificateSha256: computeFingerprint(certificate),
  };
};
