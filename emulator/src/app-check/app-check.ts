import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify, type KeyObject } from 'node:crypto';

/** Lifetime of a token, in seconds. */
export const TOKEN_SECONDS = 3600;

const ISSUER = 'https://firebaseappcheck.googleapis.com/';

interface Claims {
  readonly sub?: unknown;
  readonly aud?: unknown;
  readonly iss?: unknown;
  readonly exp?: unknown;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function decode(part = ''): Claims & { readonly alg?: unknown; readonly kid?: unknown } {
  const parsed: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  if (typeof parsed !== 'object' || parsed === null) throw new Error('not an object');
  return parsed;
}

/** Issues and verifies App Check tokens of the service's form, by a key that lives as long as the process. */
export class AppCheck {
  readonly #keyId = randomUUID();
  /** Created on first use: most emulators never need it. */
  #privateKey: KeyObject | undefined;
  /** Verified tokens with the end of their lifetime, in seconds since 1970. */
  readonly #verified = new Map<string, number>();

  /** Returns a token of an app such as `1:1234567890:web:abc`, whose second part is the project's number. */
  issue(projectId: string, appId: string): string {
    const number = appId.split(':')[1] ?? '';
    const issuedAt = Math.floor(Date.now() / 1000);

    const claims = {
      sub: appId,
      aud: [`projects/${number}`, `projects/${projectId}`],
      iss: `${ISSUER}${number}`,
      iat: issuedAt,
      exp: issuedAt + TOKEN_SECONDS,
      jti: randomUUID(),
    };

    const content = `${encode({ kid: this.#keyId, typ: 'JWT', alg: 'RS256' })}.${encode(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), this.#key()).toString('base64url')}`;
  }

  /** The public key, as a JSON Web Key Set. */
  keys(): { readonly keys: readonly object[] } {
    const publicKey = createPublicKey(this.#key()).export({ format: 'jwk' });
    return { keys: [{ ...publicKey, kid: this.#keyId, use: 'sig', alg: 'RS256' }] };
  }

  /** Returns whether a token was issued here, for any project, and is still valid. */
  isValid(token: string): boolean {
    const now = Date.now() / 1000;
    const knownExpiry = this.#verified.get(token);
    if (knownExpiry !== undefined) return knownExpiry > now;

    const expiry = this.#verify(token);
    if (expiry === undefined || expiry <= now) return false;

    this.#verified.set(token, expiry);
    return true;
  }

  #key(): KeyObject {
    return (this.#privateKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  }

  /** The expiry of a token with a valid signature; undefined for any other text. */
  #verify(token: string): number | undefined {
    const [head, body, signature, ...more] = token.split('.');
    try {
      const { alg, kid } = decode(head);
      const { iss, sub, exp } = decode(body);
      const isOurs = alg === 'RS256' && kid === this.#keyId && String(iss).startsWith(ISSUER);
      if (!isOurs || typeof sub !== 'string' || typeof exp !== 'number' || more.length > 0) return undefined;

      const bytes = Buffer.from(signature ?? '', 'base64url');
      const publicKey = createPublicKey(this.#key());
      return verify('sha256', Buffer.from(`${head}.${body}`), publicKey, bytes) ? exp : undefined;
    } catch {
      return undefined;
    }
  }
}
