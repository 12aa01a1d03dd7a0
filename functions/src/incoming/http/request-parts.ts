import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import type { Contract } from '@domain/contract.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../work/operation.ts';
import { readJson, refuseEncoded } from './body.ts';
import { refuseUnlisted } from './listed-values.ts';
import { readUpload, type Upload } from './upload.ts';
import { validate } from './validate.ts';

/** A parsed request, validated against its contract. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The multipart file, read on demand, so a caller without rights is refused before the file is checked. */
  readonly file: () => Promise<UploadedFile>;
  /** The whole request as text, with the file's hash; unique per request. */
  readonly content: () => Promise<string>;
}

const TAKES_JSON = new Set(['POST', 'PATCH', 'PUT']);

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Collections with their own not-found message, by the path's first segment. */
const KINDS: Readonly<Record<string, string>> = { talent: 'talents', engineer: 'engineers' };

/** Returns the path's parameters; an impossible id is treated as an unknown one. */
const toParams = async (contract: Contract, request: Request): Promise<unknown> => {
  try {
    return await validate(contract.params, request.params, 404);
  } catch (error) {
    if (error instanceof AppError) throw notFound(KINDS[contract.path.split('/')[1] ?? '']);
    throw error;
  }
};

/** Parses and validates a contract's input. 404: path. 422: query and body. 413: too large. */
export const getParts = async (contract: Contract, request: Request): Promise<RequestParts> => {
  const params = await toParams(contract, request);
  const query = await validate(contract.query, request.query, 422);
  const { upload, raw, method } = contract;
  if (raw && (request.rawBody?.length ?? 0) > raw.maxBytes) throw new AppError(413, 'request.tooLarge');
  refuseEncoded(request);

  let read: Promise<Upload> | undefined;

  const requireUpload = (): Promise<Upload> => {
    if (!upload) throw new AppError(415, 'request.unsupportedMedia');
    return (read ??= readUpload(request, upload));
  };

  const hasJson = TAKES_JSON.has(method) && !upload && !raw;
  const body = hasJson
    ? await validate(contract.body, readJson(request), 422)
    : upload?.fields && (await validate(upload.fields, (await requireUpload()).fields, 422));
  await refuseUnlisted(contract.query, query);
  await refuseUnlisted(upload?.fields ?? contract.body, body);

  return {
    params,
    query,
    body,
    file: async () => (await requireUpload()).file,
    content: async () => {
      const bytes = upload ? (await requireUpload()).file.bytes : raw ? request.rawBody : undefined;
      return JSON.stringify([query ?? null, body ?? null, bytes ? hash(bytes) : null]);
    },
  };
};
