import busboy from 'busboy';
import type { Request } from 'firebase-functions/v2/https';
import { AppError } from './app-error.ts';
import { receivedContentType } from './raw-body.ts';

/** Largest JSON body in bytes; every schema of ours stays far below. */
const JSON_MAX_BYTES = 256 * 1024;

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/** The JSON body; 415 for another content type, 413 when it is too large, 400 when it cannot be parsed. */
export const readJson = (request: Request): unknown => {
  const raw = request.rawBody ?? Buffer.alloc(0);
  if (raw.length === 0) return {};
  if (!receivedContentType(request.headers).toLowerCase().startsWith('application/json')) {
    throw new AppError(415, 'request.unsupportedMedia');
  }
  if (raw.length > JSON_MAX_BYTES) throw new AppError(413, 'request.tooLarge');
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};

/** The one file of a multipart body. A second file, another field or a truncated body is refused. */
export const readUpload = (
  request: Request,
  upload: { readonly field: string; readonly maxBytes: number },
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const contentType = receivedContentType(request.headers);
    const property = upload.field;
    if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
      reject(new AppError(415, 'request.unsupportedMedia', { property }));
      return;
    }
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: { ...request.headers, 'content-type': contentType },
        limits: { fileSize: upload.maxBytes, files: 2, fields: 10, fieldSize: 1024 },
      });
    } catch {
      reject(new AppError(400, 'request.malformed'));
      return;
    }
    const files: UploadedFile[] = [];
    let fault: AppError | undefined;
    parser.on('file', (field, stream, info) => {
      const chunks: Buffer[] = [];
      if (field !== upload.field) fault ??= new AppError(422, 'validation.invalid', { property: field });
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        fault = new AppError(413, 'audio.tooLarge', { property });
      });
      stream.on('end', () => files.push({ bytes: Buffer.concat(chunks), fileName: info.filename ?? '' }));
    });
    parser.on('error', () => reject(new AppError(400, 'request.malformed')));
    parser.on('close', () => {
      const [file, second] = files;
      if (fault) reject(fault);
      else if (second) reject(new AppError(422, 'audio.onlyOne', { property }));
      else if (!file || file.bytes.length === 0) reject(new AppError(422, 'audio.required', { property }));
      else resolve(file);
    });
    parser.end(request.rawBody);
  });
