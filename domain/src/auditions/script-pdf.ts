/** Maximum size of a script's PDF, at most one per request, in bytes. */
export const SCRIPT_PDF_MAX_BYTES = 10 * 1024 * 1024;

const SIGNATURE = '%PDF-';

/** Returns whether bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  [...SIGNATURE].every((sign, index) => bytes[index] === sign.charCodeAt(0));

/** Returns a PDF's bucket path, reachable only by the API. */
export const getScriptPath = (
  { agencyId, projectId }: { readonly agencyId: string; readonly projectId: string },
  id: string,
): string => `scripts/${agencyId}/${projectId}/${id}.pdf`;
