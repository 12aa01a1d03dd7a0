import { describe, expect, it } from 'vitest';
import { accounts as en } from '../../i18n/en/accounts.ts';
import { accounts as es } from '../../i18n/es/accounts.ts';
import { getAuthErrorText } from './authErrors.ts';

describe('authErrorText', () => {
  it.each([
    ['auth/email-already-in-use', 'This email is already in use'],
    ['auth/invalid-email', 'The email is invalid'],
    ['auth/wrong-password', 'Wrong password'],
    ['auth/user-not-found', 'User not found'],
    ['auth/too-many-requests', 'Too many attempts. Try again later.'],
    ['auth/unverified-email', 'You need to verify this email'],
    ['auth/requires-recent-login', 'Please sign in again to continue'],
    ['auth/expired-action-code', 'This link has expired'],
    ['auth/invalid-action-code', 'This link is not valid'],
    ['auth/invalid-verification-code', 'The phone code is invalid'],
    ['auth/missing-verification-code', 'The phone code is missing'],
    ['auth/popup-closed-by-user', 'Your request has been canceled.'],
    ['', 'Unexpected error :('],
  ])('explains %s in both languages', (code, reply) => {
    const text = getAuthErrorText({ code });
    const id = 'id' in text ? (text.id as keyof typeof en) : undefined;
    expect(id && en[id]).toBe(reply);
    expect(id && es[id]).toBeTruthy();
  });

  it('keeps other messages of the provider', () => {
    expect(getAuthErrorText({ code: 'auth/new-code', message: 'Words' })).toEqual({ raw: 'auth/new-code' });
    expect(getAuthErrorText({ message: 'Words' })).toEqual({ raw: 'Words' });
  });
});
