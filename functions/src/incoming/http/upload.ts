import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'firebase-functions/v2/https';
import { getAudioLimitValues } from '@domain/audio/limits.ts';
import type { FileUpload } from '@domain/contract.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../work/operation.ts';
import { getContentType } from './raw-body.ts';

/** Maximum text fields beside a file, and bytes of each. */
const FIELDS_MAX = 50;
const FIELD_MAX_BYTES = 4096;

/** A parsed multipart body: one file, and text fields not yet validated. */
export interface Upload {
  readonly file: UploadedFile;
  readonly fields: Readonly<Record<string, string>>;
}

/** Error details per kind of upload. */
const WORDS = {
  audio: { onlyOne: 'audio.onlyOne', required: 'audio.required', empty: 'audio.empty' },
  image: { onlyOne: 'image.onlyOne', required: 'image.required', empty: 'image.empty' },
  file: { onlyOne: 'file.onlyOne', required: 'file.required', empty: 'file.empty' },
  pdf: { onlyOne: 'pdf.onlyOne', required: 'pdf.required', empty: 'pdf.empty' },
} as const;

const MEGABYTE = 1024 * 1024;

const getKind = ({ kind, maxSeconds }: FileUpload): keyof typeof WORDS =>
  kind ?? (maxSeconds === undefined ? 'pdf' : 'audio');

/** 413: the file is larger than the contract takes. */
export const createFileTooLargeError = (upload: FileUpload): AppError => {
  const { field: property, maxBytes, maxSeconds } = upload;
  if (maxSeconds !== undefined)
    return new AppError(413, 'audio.tooLarge', {
      property,
      values: getAudioLimitValues({ maxBytes, maxSeconds }),
    });
  const values = { megabytes: Math.floor(maxBytes / MEGABYTE) };
  return new AppError(413, `${upload.kind ?? 'pdf'}.tooLarge`, { property, values });
};

const createParser = (request: Request, maxBytes: number): ReturnType<typeof busboy> => {
  try {
    return busboy({
      headers: { ...request.headers, 'content-type': getContentType(request.headers) },
      // The parser stops at its limit, so the limit is one byte more.
      limits: { fileSize: maxBytes + 1, files: 2, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES },
    });
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};

const getKnownFields = (upload: FileUpload): ReadonlySet<string> =>
  new Set(Object.keys((upload.fields?.describe() as { readonly fields?: object } | undefined)?.fields ?? {}));

/** Parses a multipart body. 422: unknown field or file, second file, repeated field, missing file. 413: file too large. 400: truncated. */
export const readUpload = (request: Request, upload: FileUpload): Promise<Upload> => {
  const property = upload.field;
  const words = WORDS[getKind(upload)];
  if (!getContentType(request.headers).toLowerCase().startsWith('multipart/form-data')) {
    return Promise.reject(new AppError(415, 'request.unsupportedMedia', { property }));
  }

  return new Promise((resolve, reject) => {
    const parser = createParser(request, upload.maxBytes);
    const knownFields = getKnownFields(upload);
    const fields = new Map<string, string>();
    const files: UploadedFile[] = [];
    let fault: AppError | undefined;
    const rejectMalformed = (): void => reject(new AppError(400, 'request.malformed'));

    const refuse = (field: string, code: ErrorCode, values = {}): void => {
      fault ??= new AppError(422, code, { property: field, values });
    };

    parser.on('file', (field: string, stream: Readable, { filename }) => {
      const chunks: Buffer[] = [];
      if (field !== upload.field) refuse(field, 'validation.unknownField');
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // The first fault wins: a file that is too large may also be one too many.
      stream.on('limit', () => (fault ??= createFileTooLargeError(upload)));
      stream.on('end', () => files.push({ bytes: Buffer.concat(chunks), fileName: filename ?? '' }));
      // A body truncated within its file fails this stream, not the parser; without a listener the process would end.
      stream.on('error', rejectMalformed);
    });

    parser.on('field', (field: string, value: string, { nameTruncated, valueTruncated }) => {
      if (!knownFields.has(field) || nameTruncated) refuse(field, 'validation.unknownField');
      else if (fields.has(field)) refuse(field, 'validation.duplicate');
      else if (valueTruncated) refuse(field, 'validation.tooLong', { max: FIELD_MAX_BYTES });
      else fields.set(field, value);
    });

    parser.on('fieldsLimit', rejectMalformed);
    parser.on('error', rejectMalformed);

    parser.on('close', () => {
      const [file, second] = files;
      if (fault) reject(fault);
      else if (second) reject(new AppError(422, words.onlyOne, { property }));
      else if (!file) reject(new AppError(422, words.required, { property }));
      else if (file.bytes.length === 0) reject(new AppError(422, words.empty, { property }));
      else resolve({ file, fields: Object.fromEntries(fields) });
    });

    parser.end(request.rawBody);
  });
};
