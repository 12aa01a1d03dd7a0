import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SignInForm } from '../src/features/accounts/components/SignInForm.tsx';
import { renderPart } from './kit/render.tsx';
import { getSessionFor } from './kit/session.ts';

it.each([
  [true, 1],
  [false, 0],
])('explains when a session ended elsewhere, but no other sign-out', (isEnded, count) => {
  const session = getSessionFor({ status: 'signedOut', byChoice: !isEnded, isEnded });
  const { textFaults } = renderPart(<SignInForm credentials={undefined} />, { session });
  expect(screen.queryAllByText(/You were signed out here/)).toHaveLength(count);
  expect(textFaults).toEqual([]);
});

/** Fills a field as a password manager does that sends no event. */
const fillSilently = (label: string, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(screen.getByLabelText(label, { selector: 'input' }), value);
};

it('submits what a password manager filled in without an event', async () => {
  const signIn = vi.fn(() => Promise.resolve());
  const session = { ...getSessionFor({ status: 'signedOut', byChoice: true }), signIn };
  renderPart(<SignInForm credentials={undefined} />, { session });
  fillSilently('Email', 'nora@lumen.example');
  fillSilently('Password', 'long enough');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('nora@lumen.example', 'long enough'));
});
