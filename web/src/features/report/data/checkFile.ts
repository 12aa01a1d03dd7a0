import { reportLinksApi } from '@domain/sessions/report-links.api.ts';
import { call } from '../../../lib/http/call.ts';
import { sha256Of } from '../../../lib/sha256.ts';

/** No sealed report is larger, in bytes; whatever is need not be read. */
const FILE_MAX = 50 * 1024 * 1024;
const PDF_MARK = '%PDF-';

/** What became of a file: `notPdf` and `unknown` are no reports of ours. `sealedAt`: ISO, UTC. */
export type FileVerdict =
  { readonly kind: 'sealed'; readonly sealedAt: string } | { readonly kind: 'unknown' | 'notPdf' };

/**
 * Whether a file is a report that was sealed here. It is read and hashed in the page: the hash alone is asked about. Throws what
 * the call throws.
 */
export const checkFile = async (file: File): Promise<FileVerdict> => {
  if (file.size > FILE_MAX) return { kind: 'unknown' };
  const bytes = await file.arrayBuffer();
  if (new TextDecoder('latin1').decode(bytes.slice(0, PDF_MARK.length)) !== PDF_MARK)
    return { kind: 'notPdf' };
  const sha256 = await sha256Of(bytes);
  const { sealedAt } = await call(
    reportLinksApi['sessions.checkSeal'],
    { params: { sha256 } },
    { anonymous: true },
  );
  return sealedAt === null ? { kind: 'unknown' } : { kind: 'sealed', sealedAt };
};
