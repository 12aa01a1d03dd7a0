import { StatusError, invalidArgument } from '../status/status.ts';
import type { Auth, Json } from '../rules/contract.ts';
import type { Author } from '../storage/database.ts';

/** Who makes a request. Admins are not judged by rules. */
export interface Caller {
  readonly admin: boolean;
  readonly auth: Auth | null;
}

export const ADMIN: Caller = { admin: true, auth: null };

/**
 * Reads an Authorization header. `owner` and OAuth access tokens are admins; any other bearer is taken for an ID token
 * whose signature and expiry nobody checks here, as with the official emulator.
 */
export function callerOf(header: string | undefined): Caller {
  if (header === undefined || header === '') return { admin: false, auth: null };
  const bearer = /^bearer\s+(.+)$/i.exec(header.trim())?.[1];
  if (bearer === undefined) throw new StatusError('UNKNOWN', 'Unsupported authorization scheme.');
  if (/^owner$/i.test(bearer) || /^ya29\./i.test(bearer)) return ADMIN;
  const segments = bearer.split('.');
  const head = readSegment(segments[0]);
  const token = readSegment(segments[1]);
  if (segments.length !== 3 || head === undefined || token === undefined)
    throw invalidArgument('invalid jwt');
  const uid = token['sub'] ?? token['user_id'];
  return { admin: false, auth: { uid: typeof uid === 'string' ? uid : '', token } };
}

function readSegment(segment: string | undefined): Readonly<Record<string, Json>> | undefined {
  if (!segment) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, Json>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The same, as triggers with auth context tell it. */
export function authorOf(caller: Caller): Author {
  if (caller.admin) return { type: 'system' };
  return caller.auth === null ? { type: 'unauthenticated' } : { type: 'app_user', id: caller.auth.uid };
}
