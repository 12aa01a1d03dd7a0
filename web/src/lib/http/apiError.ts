import type { ErrorBody } from '@domain/contract.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

/** Codes of failures that never reached the API. */
type ClientErrorCode = 'client.network' | 'client.notKept' | 'client.unreadable' | 'client.fileChanged';
type AnyErrorCode = ErrorCode | ClientErrorCode | (string & {});

/** A failed call. `status` 0: no response. `message` is safe to show; `property` names the field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: AnyErrorCode;
  readonly property: string | null;
  /** By which support finds the call; empty without a response. */
  readonly requestId: string;

  constructor(body: {
    status: number;
    code: AnyErrorCode;
    property?: string | null;
    message: string;
    requestId?: string;
  }) {
    super(body.message);
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.property = body.property ?? null;
    this.requestId = body.requestId ?? '';
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ErrorBody).message === 'string' &&
  typeof (value as ErrorBody).code === 'string';

/** Returns the error of a failed response; a response that isn't ours (a proxy's page) becomes a plain one with its status. */
export const toApiError = (status: number, body: unknown): ApiError =>
  isErrorBody(body)
    ? new ApiError({ ...body, status })
    : new ApiError({ status, code: 'client.unreadable', message: '' });

export const createNetworkError = (): ApiError =>
  new ApiError({ status: 0, code: 'client.network', message: '' });

/** Without network, and this device has kept nothing. */
export const createNotKeptError = (): ApiError =>
  new ApiError({ status: 0, code: 'client.notKept', message: '' });

/** Returns why bytes didn't arrive: the connection, or the file, which browsers no longer read once another program has changed it. */
export const explainLoss = async (file: Blob | null): Promise<ApiError> => {
  try {
    await file?.slice(0, 1).arrayBuffer();
    return createNetworkError();
  } catch {
    return new ApiError({ status: 422, code: 'client.fileChanged', message: '' });
  }
};

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Returns whether a chosen file has changed since: only choosing it again helps. */
export const isFileChanged = (error: unknown): boolean =>
  (isApiError(error) && error.code === 'client.fileChanged') ||
  (error instanceof DOMException && error.name === 'NotReadableError');

/** Returns whether no response arrived. */
export const isLost = (error: unknown): boolean => isApiError(error) && error.status === 0;

/** Returns whether another user has changed the same field since it was edited. */
export const isFieldStale = (error: unknown): boolean =>
  isApiError(error) && error.code === 'record.fieldStale';

/** Returns whether the caller lacks the rights; retrying doesn't help. */
export const isDenied = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);

const SPENT_LINK_STATUSES = [400, 401, 404, 410, 422];

/** Returns whether a mailed link can't be used: incomplete, replaced, expired, or its record is gone. */
export const isSpentLink = (error: unknown): boolean =>
  isApiError(error) && SPENT_LINK_STATUSES.includes(error.status);

/** Returns whether a change's result is unknown: no response, or an inconclusive one. */
export const isUncertain = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** Returns whether the API explains the error, so the user can fix it or wait. */
export const isActionable = (error: unknown): boolean =>
  isApiError(error) && error.message !== '' && (error.status < 500 || error.status === 503);
