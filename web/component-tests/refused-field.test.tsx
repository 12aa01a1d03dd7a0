import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeDraft } from '../src/lib/drafts/drafts.ts';
import { AddMemberDialog } from '../src/features/team/components/AddMemberDialog.tsx';
import { failChanges, getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const REFUSAL = { status: 409, code: 'team.member', message: 'Already in the team.', property: 'email' };
const ignore = () => undefined;

it('shows the server’s refusal on its field until it is edited', async () => {
  const key = { person: 'person-1', agency: 'agency-one', form: 'team.new' };
  writeDraft(key, { name: 'Nora', lastName: 'Vidal', email: 'nora@tests.example', roles: ['agencyTeam'] });
  renderPart(<AddMemberDialog onAdded={ignore} onClose={ignore} />);

  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/);
  failChanges(REFUSAL);
  fireEvent.submit(email.form!);
  await screen.findByText(REFUSAL.message);
  expect(getSentChanges()).toHaveLength(1);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    REFUSAL.message,
  );
  await waitFor(() => expect(document.activeElement).toBe(email));
  fireEvent.blur(email);
  expect(screen.getByText(REFUSAL.message)).toBeDefined();
  fireEvent.change(email, { target: { value: 'nora.vidal@tests.example' } });
  await waitFor(() => expect(screen.queryByText(REFUSAL.message)).toBeNull());
});
