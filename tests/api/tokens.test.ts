import { createCipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EncryptJWT, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TokenKind } from '@domain/contract.ts';
import { deriveLinkKey } from '../../functions/src/work/tokens/link-key.ts';
import { createOpaqueKeys } from '../../functions/src/work/tokens/opaque-keys.ts';
import { signToken } from '../../functions/src/work/tokens/tokens.ts';
import { firestore } from '../stack/admin.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { readSecret } from '../stack/secrets.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { requestAuditions } from '../stack/auditions.ts';

// The stack's own key, so a refused token is refused only for its fault.
const secret = new TextEncoder().encode(readSecret('TOKEN_KEY'));
const signWith = (key: Uint8Array, payload: JWTPayload): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

const KINDS: readonly TokenKind[] = [
  'audition-invite',
  'audition-upload',
  'audio',
  'availability',
  'report',
  'password-reset',
];
const HOUR = 3600;
const getNow = (): number => Math.floor(Date.now() / 1000);

let tenant: Tenant;
let entries: readonly string[];
beforeAll(async () => {
  tenant = await makeTenant(3);
  const { castingId, voice } = await makeCast(tenant);
  await requestAuditions({ castingId, voice }, tenant.clientToken);
  entries = tenant.talents.map(({ id }) => `${castingId}_${voice.id}_${id}`);
});

const getEntry = (index = 0): string => entries[index] ?? '';
const page = (token: string) => call('GET', `/audition-entry?token=${token}`);
const upload = (token: string, id = getEntry()) =>
  call('POST', `/audition-entry/upload/${createOpaqueKeys('audition entry')(id)}?token=${token}`, {
    body: uploadForm(take),
  });
const play = (token: string) => call('GET', `/audio/${token}`);

interface Door {
  readonly kind: TokenKind;
  readonly subject: () => string;
  readonly open: (token: string) => Promise<Answer<unknown>>;
  /** The reply to a valid token of another record. */
  readonly elsewhere: readonly [subject: () => string, status: number];
}

const doors: readonly Door[] = [
  {
    kind: 'audition-invite',
    subject: () => getEntry(),
    open: page,
    elsewhere: [() => 'no-such-entry', 401],
  },
  { kind: 'audition-upload', subject: () => getEntry(), open: upload, elsewhere: [() => getEntry(1), 403] },
  {
    kind: 'audio',
    subject: () => `demo/${tenant.talents[0]?.demoId}`,
    open: play,
    elsewhere: [() => 'demo/no-such-demo', 404],
  },
];

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a token, with changes; undefined omits a claim. */
const makeClaims = ({ kind, subject }: Door, change: JWTPayload = {}): JWTPayload => ({
  iss: 'voice-casting',
  aud: kind,
  sub: subject(),
  v: 1,
  iat: getNow(),
  exp: getNow() + HOUR,
  ...change,
});

const DIRECT = { alg: 'dir', enc: 'A256GCM' };

/** Built by hand: libraries refuse to create an attacker's tokens. */
const seal = (
  payload: object,
  key: Uint8Array = deriveLinkKey('tokens'),
  header: object = DIRECT,
): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv(key.length === 24 ? 'aes-192-gcm' : 'aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(encode(header)));
  const text = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [encode(header), '', ...parts].join('.');
};

const forgeries: readonly (readonly [string, (door: Door) => string | Promise<string>])[] = [
  ['nothing that is a token', () => 'nonsense'],
  ['a signature in the place of the seal', (door) => signWith(secret, makeClaims(door))],
  ['a signature by the key of the seal', (door) => signWith(deriveLinkKey('tokens'), makeClaims(door))],
  ['“none” in the place of the seal', (door) => `${encode({ alg: 'none' })}.${encode(makeClaims(door))}.`],
  [
    'the text of another token under a sound tag',
    (door) => {
      const [header, , iv, , tag] = seal(makeClaims(door)).split('.');
      const [, , , text] = seal(makeClaims(door, { exp: getNow() + 2 * HOUR })).split('.');
      return [header, '', iv, text, tag].join('.');
    },
  ],
  ['a shortened tag', (door) => seal(makeClaims(door)).slice(0, -4)],
  ['no tag', (door) => seal(makeClaims(door)).replace(/[^.]+$/, '')],
  ['another header', (door) => seal(makeClaims(door)).replace(/^[^.]+/, encode({ ...DIRECT, kid: 'x' }))],
  [
    'a shorter key',
    (door) => seal(makeClaims(door), deriveLinkKey('tokens').slice(0, 24), { alg: 'dir', enc: 'A192GCM' }),
  ],
  [
    'a key wrapped by ours',
    (door) =>
      new EncryptJWT(makeClaims(door))
        .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
        .encrypt(deriveLinkKey('tokens')),
  ],
  ['the secret itself as the key', (door) => seal(makeClaims(door), secret.slice(0, 32))],
  ['our key of another purpose', (door) => seal(makeClaims(door), deriveLinkKey('page keys'))],
  ['another key', (door) => seal(makeClaims(door), new Uint8Array(32).fill(7))],
  ['no expiry', (door) => seal(makeClaims(door, { exp: undefined }))],
  ['no record', (door) => seal(makeClaims(door, { sub: undefined }))],
  ['no version', (door) => seal(makeClaims(door, { v: undefined }))],
  ['a version in words', (door) => seal(makeClaims(door, { v: '1' }))],
  ['no purpose', (door) => seal(makeClaims(door, { aud: undefined }))],
  ['every purpose at once', (door) => seal(makeClaims(door, { aud: [...KINDS] }))],
  ['another issuer', (door) => seal(makeClaims(door, { iss: 'another-person' }))],
  ['a day that is not there yet', (door) => seal(makeClaims(door, { nbf: getNow() + HOUR }))],
];

describe.each(doors)('a token of the kind $kind', (door) => {
  const sign = (kind: TokenKind, subject: string, seconds = HOUR, version = 1): Promise<string> =>
    signToken({ kind, subject, version }, (getNow() + seconds) * 1000);

  it.each(forgeries)('is refused with %s', async (_, forge) => {
    const { status, error } = await door.open(await forge(door));
    expect([status, error.code]).toEqual([401, 'link.invalid']);
  });

  it('opens no other record', async () => {
    const [subject, expected] = door.elsewhere;
    expect((await door.open(await sign(door.kind, subject()))).status).toBe(expected);
  });

  it('opens its own record, even if sealed by hand', async () => {
    // A repeated upload gets the first reply.
    const opened = door.kind === 'audition-upload' ? 201 : 200;
    expect((await door.open(await sign(door.kind, door.subject()))).status).toBe(opened);
    expect((await door.open(seal(makeClaims(door)))).status).toBe(opened);
  });
});

it('a token doesn’t reveal its purpose', async () => {
  for (const kind of KINDS) {
    const token = await signToken({ kind, subject: getEntry(), version: 1 }, Date.now() + 60_000);
    const read = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    for (const text of [token, ...read]) {
      for (const privateText of [getEntry(), tenant.key, kind]) expect(text).not.toContain(privateText);
    }
  }
});

describe('a revoked token', () => {
  it.each([
    ['audition-invite', page],
    ['audition-upload', page],
    ['audition-upload', (token: string) => upload(token, getEntry(2))],
  ] as const)('opens nothing: %s', async (kind, open) => {
    const invite = firestore().collection('auditionInvites').doc(getEntry(2));
    const version = Number((await invite.get()).get('linkVersion'));
    const sign = (v: number) => signToken({ kind, subject: getEntry(2), version: v }, Date.now() + 60_000);
    const token = await sign(version);
    expect((await page(token)).status).toBe(200);
    await invite.update({ linkVersion: version + 1 });
    const { status, error } = await open(token);
    expect([status, error.code]).toEqual([401, 'link.invalid']);
    expect((await page(await sign(version + 1))).status).toBe(200);
  });

  it('ends when its audio is deleted', async () => {
    const source = firestore()
      .collection('demos')
      .doc(tenant.talents[0]?.demoId ?? '');
    const copy = firestore().collection('demos').doc(`copy-${tenant.key}`);
    await copy.set((await source.get()).data() ?? {});

    const token = await signToken(
      { kind: 'audio', subject: `demo/${copy.id}`, version: 1 },
      Date.now() + 60_000,
    );
    expect((await play(token)).status).toBe(200);
    await copy.delete();
    expect((await play(token)).status).toBe(404);
  });
});
