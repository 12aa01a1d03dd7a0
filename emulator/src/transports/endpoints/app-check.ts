import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_SECONDS } from '../../app-check/app-check.ts';
import type { Emulator } from '../../server/emulator.ts';
import { sendJson } from '../rest/http.ts';
import type { RequestTarget } from '../rest/request-target.ts';

const EXCHANGE = /^\/v1\/projects\/([^/]+)\/apps\/([^/]+):exchangeDebugToken$/;

/** Answers the App Check service's calls: a token for anyone who asks, and the key that verifies it. False when the URL is not one. */
export function handleAppCheck(
  { appCheck }: Emulator,
  { method }: IncomingMessage,
  response: ServerResponse,
  { pathname }: RequestTarget,
): boolean {
  const [, projectId, appId] = EXCHANGE.exec(pathname) ?? [];

  if (method === 'POST' && projectId !== undefined && appId !== undefined) {
    const token = appCheck.issue(projectId, decodeURIComponent(appId));
    sendJson(response, { token, ttl: `${TOKEN_SECONDS}s` });
    return true;
  }

  if (method === 'GET' && pathname === '/v1/jwks') {
    sendJson(response, appCheck.keys());
    return true;
  }

  return false;
}
