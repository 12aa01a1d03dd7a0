import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/clients/clients.ts';
import { RegistrationDialog } from '../src/features/work/components/RegistrationDialog.tsx';
import { getSentChanges, replyWith } from './kit/api.ts';
import { getRecord, makeInstant } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const company: Company = { id: 'new', name: 'Lumen', companyType: 'BRAND', agencyIds: ['agency-one'] };
const client = getRecord<Client>({
  id: 'client-1',
  name: 'Nora',
  lastName: 'Vidal',
  email: 'nora@lumen.example',
  roleInCompany: 'PRODUCER',
  countryOfResidence: 'ESP',
  cityOfResidence: 'Vigo',
  companyId: 'new',
  createdAt: makeInstant('2026-01-02T10:00:00Z'),
});
const COLLEAGUE = {
  id: 'client-2',
  name: 'Clara',
  lastName: 'Benet',
  email: 'clara@lumen.example',
  createdAt: '2025-01-02T10:00:00Z',
  accountValidationStatus: 'ACCEPTED',
  company: { id: 'old', name: 'Lumen Films' },
};

it('moves a registration into a colleague’s company, before accepting it', async () => {
  const onAccept = vi.fn(() => {
    expect(getSentChanges()).toMatchObject([{ path: '/company/new/merge', body: { into: 'old' } }]);
    return Promise.resolve();
  });
  const onClose = vi.fn();
  replyWith({ '/client/client-1/related': [COLLEAGUE], 'POST /company/new/merge': { state: 'done' } });

  renderPart(
    <RegistrationDialog
      client={client}
      company={company}
      onAccept={onAccept}
      onReject={() => undefined}
      onClose={onClose}
    />,
  );

  expect((await screen.findByRole('link', { name: 'Clara Benet' })).getAttribute('href')).toContain('clara');
  fireEvent.click(screen.getByRole('button', { name: 'Accept into Lumen Films' }));
  expect(await screen.findByText(/will see all projects of Lumen Films/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Accept into Lumen Films' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAccept).toHaveBeenCalledTimes(1);
});

it('does not move a company with other people', async () => {
  const inSame = { ...COLLEAGUE, id: 'client-3', company: { id: 'new', name: 'Lumen' } };
  replyWith({ '/client/client-1/related': [COLLEAGUE, inSame] });

  renderPart(
    <RegistrationDialog
      client={client}
      company={company}
      onAccept={() => Promise.resolve()}
      onReject={() => undefined}
      onClose={() => undefined}
    />,
  );

  await screen.findAllByRole('link', { name: 'Clara Benet' });
  expect(screen.queryByRole('button', { name: /Accept into/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined();
});
