import type { ErrorStatus } from '@domain/contract.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

interface Detail {
  /** The invalid field, as the caller wrote it. */
  readonly property?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds?: number;
}

/** A failure reported to the caller: status, stable code, field. Its text comes from the message catalogs. */
export class AppError extends Error {
  readonly status: ErrorStatus;
  readonly code: ErrorCode;
  readonly detail: Detail;

  constructor(status: ErrorStatus, code: ErrorCode, detail: Detail = {}) {
    super(code);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/** Collections with their own not-found message. */
const ABSENT: Readonly<Record<string, ErrorCode>> = {
  talents: 'talent.notFound',
  engineers: 'engineer.notFound',
};

/** 404 for a missing record and for one the caller may not see; the two are indistinguishable. */
export const notFound = (collection = ''): AppError =>
  new AppError(404, ABSENT[collection] ?? 'request.notFound');
