import { request as plain, type IncomingMessage } from 'node:http';
import { request as encrypted } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookFault } from '@domain/webhooks/webhooks.ts';
import { resolveTarget, type Target } from './target.ts';

export interface Answer {
  readonly status: number | null;
  readonly fault: WebhookFault | null;
}

/** Timeout of a receiver, in milliseconds. */
const ANSWER_MS = 10_000;

const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^EPROTO$/;

const getFault = (error: NodeJS.ErrnoException): WebhookFault => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.code === 'ETIMEDOUT')
    return 'slow';
  return CERTIFICATE.test(error.code ?? '') ? 'certificate' : 'unreachable';
};

const getAnswer = ({ statusCode = 0 }: IncomingMessage): Answer => {
  if (statusCode >= 200 && statusCode < 300) return { status: statusCode, fault: null };
  const isElsewhere = statusCode >= 300 && statusCode < 400;
  return { status: statusCode, fault: isElsewhere ? 'redirected' : 'refused' };
};

/** Resolves every name to the checked addresses; Node uses the first that connects. */
const createPinnedLookup =
  (targets: readonly Target[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = targets;
    if (all) done(null, [...targets]);
    else done(null, first?.address ?? '', first?.family);
  };

const sendTo = (
  targets: readonly Target[],
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  waitMs: number,
): Promise<Answer> =>
  new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? encrypted : plain)(
      url,
      {
        method: 'POST',
        // No connection is reused, which might lead elsewhere.
        agent: false,
        lookup: createPinnedLookup(targets),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(waitMs),
      },
      (response) => {
        resolve(getAnswer(response));
        // The rest of the response is irrelevant, however long.
        response.destroy();
      },
    );

    request.on('error', (error) => resolve({ status: null, fault: getFault(error) }));
    request.end(body);
  });

/** Sends one message to a checked address of the receiver, without following redirects. Never throws. */
export const post = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  waitMs = ANSWER_MS,
): Promise<Answer> => {
  const url = new URL(address);
  const targets = await resolveTarget(url);
  if (typeof targets === 'string') return { status: null, fault: targets };
  return sendTo(targets, url, headers, body, waitMs);
};
