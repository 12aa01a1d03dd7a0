import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignInForm } from '../src/features/accounts/components/SignInForm.tsx';
import { renderPart } from './kit/render.tsx';
import { getSessionFor } from './kit/session.ts';

it.each([
  [true, 1],
  [false, 0],
])('explains a session that ended elsewhere, and no other sign-out', (isEnded, count) => {
  const session = getSessionFor({ status: 'signedOut', byChoice: !isEnded, isEnded });
  const { textFaults } = renderPart(<SignInForm credentials={undefined} />, { session });
  expect(screen.queryAllByText(/You were signed out here/)).toHaveLength(count);
  expect(textFaults).toEqual([]);
});
