import { StatusError, invalidArgument } from '../status/status.ts';
import type { Auth, Json } from '../rules/contract.ts';
import type { Author } from '../storage/change.ts';

/** The sender of a request. Admins bypass the rules. */
export interface Caller {
  readonly admin: boolean;
  readonly auth: Auth | null;
}

export const ADMIN: Caller = { admin: true, auth: null };

const ANONYMOUS: Caller = { admin: false, auth: null };

/**
 * Parses an Authorization header. `owner` and OAuth access tokens are admins; other bearers are ID
 * tokens, whose signature and expiry aren't verified, as in the official emulator.
 */
export function getCaller(header: string | undefined): Caller {
  // Text that no gRPC client could send is ignored.
  if (header === undefined || !/^[ -~]+$/.test(header)) return ANONYMOUS;

  const token = /^bearer (.*)$/i.exec(header)?.[1];
  if (token === undefined) throw new StatusError('UNKNOWN', '');
  if (/^owner$/i.test(token) || /^ya29\./i.test(token)) return ADMIN;

  const [head, claims, signature, ...more] = token.split('.').map(decodeSegment);
  const parsed = parseObject(claims);
  if (parseObject(head) === undefined || parsed === undefined || signature === undefined || more.length > 0)
    throw invalidArgument('invalid jwt');

  const uid = parsed['sub'] ?? parsed['user_id'];

  return { admin: false, auth: { uid: typeof uid === 'string' ? uid : '', token: parsed } };
}

/** The text of a token's segment; undefined if it isn't base64url. */
function decodeSegment(segment: string): string | undefined {
  const digits = segment.replace(/=*$/, '');
  if (!/^[\w-]*$/.test(digits) || digits.length % 4 === 1) return undefined;
  return Buffer.from(digits, 'base64url').toString('utf8');
}

function parseObject(text: string | undefined): Readonly<Record<string, Json>> | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, Json>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Throws unless the caller is an admin, for operations no rule can allow. */
export function requireAdmin(caller: Caller, what = 'Metadata operations'): void {
  if (!caller.admin) {
    throw new StatusError('PERMISSION_DENIED', `${what} require admin authentication.`);
  }
}

export function getAuthor(caller: Caller): Author {
  if (caller.admin) return { type: 'system' };
  return caller.auth === null ? { type: 'unauthenticated' } : { type: 'app_user', id: caller.auth.uid };
}
