/** The script of a request as a PDF, beside its text: one at most, of so many bytes. */
export const SCRIPT_PDF_MAX_BYTES = 10 * 1024 * 1024;

const SIGNATURE = '%PDF-';

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean =>
  [...SIGNATURE].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** Where a PDF lies in the bucket; nobody reaches it there but the API. */
export const scriptPathOf = (
  { agencyId, projectId }: { readonly agencyId: string; readonly projectId: string },
  id: string,
): string => `scripts/${agencyId}/${projectId}/${id}.pdf`;
