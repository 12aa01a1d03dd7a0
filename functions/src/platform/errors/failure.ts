import { AppError } from './app-error.ts';

/** gRPC's CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE: transient failures that the client library retries. */
const PASSING_GRPC = new Set<unknown>([1, 2, 4, 8, 10, 13, 14]);
/** Transient responses of Storage. */
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
/** Seconds before a retry after a transient failure. */
const RETRY_AFTER_SECONDS = 2;

const pickField = (error: unknown, name: 'code' | 'status' | 'expose'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Returns whether a failure of database, Storage or identity provider is transient. */
export const isTransient = (error: unknown): boolean => {
  const code = pickField(error, 'code');
  return PASSING_GRPC.has(code) || PASSING_HTTP.has(code) || PASSING_NETWORK.has(code);
};

/** Returns whether Express itself rejected the input, such as an invalid percent-encoding. */
const isUnreadable = (error: unknown): boolean => {
  const status = pickField(error, 'status');
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** Maps any error to the failure the caller receives; 500 for our own. */
export const getFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isTransient(error)) return new AppError(503, 'server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isUnreadable(error)) return new AppError(400, 'request.malformed');
  return new AppError(500, 'server.unexpected');
};
