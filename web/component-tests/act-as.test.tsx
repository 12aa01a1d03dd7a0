import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ImpersonateDialog } from '../src/app/impersonation/ImpersonateDialog.tsx';
import { setLive } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';

const makePerson = (userId: string, displayName: string, email: string) => ({
  id: userId,
  userId,
  displayName,
  email,
  agencyId: 'agency-one',
  role: 'client',
});

it('finds people by any word of name and address, and reports a truncated list', async () => {
  setLive({
    memberships: [
      makePerson('one', 'Berenice Ávila Marlowe', 'berenice@lumen.example'),
      ...Array.from({ length: 30 }, (_, index) =>
        makePerson(`p${index}`, `Carla ${index}`, `c${index}@other.example`),
      ),
    ],
  });

  renderPart(<ImpersonateDialog onClose={() => undefined} />);
  await screen.findByText(/Only the first 20 are listed/u);

  const field = screen.getByLabelText('Name or email');
  for (const typed of ['marlowe', 'AVILA ber', 'lumen']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await screen.findByText('Berenice Ávila Marlowe');
    expect(screen.queryByText(/Only the first/u)).toBeNull();
    expect(screen.getAllByRole('button').filter((item) => item.textContent?.includes('@'))).toHaveLength(1);
  }

  await userEvent.type(field, 'x');
  await screen.findByText('No one matches. You can’t act as an admin.');
});
