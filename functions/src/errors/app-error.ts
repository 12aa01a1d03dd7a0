import type { ErrorStatus } from '@domain/contract.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

interface Detail {
  /** The field that is at fault, as the caller wrote it. */
  readonly property?: string;
  /** Values that the message text names. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds?: number;
}

/** A failure that the caller is told of: status, stable code, field. Its text comes from the message catalogs. */
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

/** Records whose absence has a sentence of its own. */
const ABSENT: Readonly<Record<string, ErrorCode>> = {
  talents: 'talent.notFound',
  engineers: 'engineer.notFound',
};

/** Absent, or not the caller's to know of: the two are told apart nowhere. */
export const notFound = (collection = ''): AppError =>
  new AppError(404, ABSENT[collection] ?? 'request.notFound');
