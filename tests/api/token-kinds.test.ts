import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract, TokenKind } from '@domain/contract.ts';
import { call, uploadForm } from '../stack/call.ts';
import { signToken } from '../stack/link-tokens.ts';

const KINDS = Object.keys({
  'audition-invite': true,
  'audition-upload': true,
  audio: true,
  availability: true,
  calendar: true,
  report: true,
  'password-reset': true,
  'account-invite': true,
  'email-change': true,
  'email-proof': true,
  'team-invite': true,
  guest: true,
  reminders: true,
} satisfies Record<TokenKind, true>) as TokenKind[];

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
/** Bodies that pass validation, so that a call reaches its token check. */
const BODIES: Readonly<Record<string, () => object>> = {
  'auditions.acceptConfidentiality': () => ({ version: 1 }),
  'auditions.answer': () => ({ answer: 'confirmed' }),
  'auditions.upload': () => uploadForm(take),
  'availability.confirm': () => ({ timeRanges: [{ id: 'slot', status: 'accepted' }] }),
  'availability.counter': () => ({ amount: 1, reason: 'Three tongue twisters in one line.' }),
  'availability.contact': () => ({
    message: 'Could it be the week after? I am away.',
    castingDemoId: 'one',
    requestAvailabilityId: 'one',
  }),
  'sessions.signPublicReport': () => ({ revision: 1, hasRead: true, engSignedBy: 'Full Name' }),
};

const contracts = Object.entries(api) as unknown as readonly [string, Contract][];
const calls = contracts.flatMap(([name, contract]) =>
  contract.auth.kind === 'token' ? [{ name, contract, tokens: contract.auth.tokens }] : [],
);

/** An expired token returns 410 where its kind is accepted, for any record, and 401 elsewhere. */
const signExpired = (kind: TokenKind) => signToken({ kind, subject: 'one', version: 1 }, Date.now() - 60_000);

describe('calls by link', () => {
  it('are found', () => {
    expect(calls.length).toBeGreaterThan(14);
  });

  it.each(calls)('$name accepts the token kinds of its contract only', async ({ name, contract, tokens }) => {
    const answers = await Promise.all(
      KINDS.map(async (kind) => {
        const token = await signExpired(kind);
        const path = contract.path.replace('{token}', token).replace(/\{\w+\}/g, 'one');
        const body = BODIES[name]?.();
        const { status } = await call(contract.method, `${path}?token=${token}`, body ? { body } : {});
        return [kind, status];
      }),
    );
    expect(answers).toEqual(KINDS.map((kind) => [kind, tokens.includes(kind) ? 410 : 401]));
  });
});
