import { AppError } from './app-error.ts';

/**
 * gRPC's CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE, which the client
 * library itself tries again: it may well work in a moment.
 */
const PASSING_GRPC = new Set<unknown>([1, 2, 4, 8, 10, 13, 14]);
/** What Storage answers when it is out of breath. */
const PASSING_HTTP = new Set<unknown>([408, 429, 500, 502, 503, 504]);
const PASSING_NETWORK = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOTFOUND',
  'app/network-error',
  'app/network-timeout',
  'auth/network-request-failed',
  'auth/quota-exceeded',
  'auth/too-many-requests',
]);
/** Seconds after which a caller may try again what the database or Storage could not take. */
const RETRY_AFTER_SECONDS = 2;

const fieldOf = (error: unknown, name: 'code' | 'status' | 'expose'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Whether a failure of the database, of Storage or of the identity provider may be gone when it is tried again. */
export const isPassing = (error: unknown): boolean => {
  const code = fieldOf(error, 'code');
  return PASSING_GRPC.has(code) || PASSING_HTTP.has(code) || PASSING_NETWORK.has(code);
};

/** Failures that Express itself raises for what it cannot read, such as a path that is not percent-encoded. */
const isUnreadable = (error: unknown): boolean => {
  const status = fieldOf(error, 'status');
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** What the caller is told of any failure; 500 for one that is nobody's doing but ours. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isPassing(error)) return new AppError(503, 'server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isUnreadable(error)) return new AppError(400, 'request.malformed');
  return new AppError(500, 'server.unexpected');
};
