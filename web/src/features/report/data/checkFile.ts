import { api } from '../../../lib/http/api.ts';
import { computeSha256 } from '../../../lib/sha256.ts';

/** Maximum size of a sealed report, in bytes; larger files aren't read. */
const FILE_MAX = 50 * 1024 * 1024;
const PDF_MARK = '%PDF-';

/** Result for a file: `notPdf` and `unknown` aren't our reports. `sealedAt`: ISO, UTC. */
export type FileVerdict =
  { readonly kind: 'sealed'; readonly sealedAt: string } | { readonly kind: 'unknown' | 'notPdf' };

/** Checks whether a file is a report sealed here. Hashes it in the page and sends only the hash. Throws the call's error. */
export const checkFile = async (file: File): Promise<FileVerdict> => {
  if (file.size > FILE_MAX) return { kind: 'unknown' };

  const bytes = await file.arrayBuffer();
  if (new TextDecoder('latin1').decode(bytes.slice(0, PDF_MARK.length)) !== PDF_MARK)
    return { kind: 'notPdf' };

  const sha256 = await computeSha256(bytes);
  const { sealedAt } = await api.sessions.checkSeal({ sha256 }, { anonymous: true });

  return sealedAt === null ? { kind: 'unknown' } : { kind: 'sealed', sealedAt };
};
