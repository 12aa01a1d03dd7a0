import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { LicenceList } from '../src/features/ledger/components/LicenceList.tsx';
import '../src/i18n/workspaceTexts.ts';
import { writeDraft } from '../src/lib/drafts/drafts.ts';
import { replyWith, getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { setLive } from './kit/live.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const makeItem = (label: string) => ({ code: label, label, labelEs: label });
const makeLicence = (id: string, change: Partial<LicenceRow>): LicenceRow =>
  getRecord<LicenceRow>({
    id,
    projectName: 'Harbour Light',
    projectId: 'p',
    talentName: 'Vera V.',
    companyName: 'Lumen',
    character: 'Narrator',
    language: 'eng',
    assetName: 'Spot',
    brand: 'Lux',
    currency: 'EUR',
    duration: makeItem('1 year'),
    format: makeItem('TV'),
    territoryCover: makeItem('Spain'),
    soldOn: '2026-01-02',
    firstAirOn: null,
    expiresOn: null,
    renewedTerms: 0,
    stage: 'upcoming',
    renewalPrice: 33_000,
    earned: 30_000,
    renewalEarned: 30_000,
    renewal: null,
    takesFirstAir: true,
    ...change,
  });

const show = async (reader: 'client' | 'staff', rows: readonly LicenceRow[]) => {
  replyWith({ '/soldLicence': { items: rows } });
  const role = reader === 'staff' ? 'agencyTeam' : 'client';
  const { textFaults } = renderPart(<LicenceList reader={reader} />, {
    session: getSessionFor(makeSignedIn([role])),
  });
  const table = await screen.findByRole('grid', { name: 'Licences' });
  return { table, textFaults };
};

it('lists one licence per row, and opens it with the reader’s actions', async () => {
  const { table, textFaults } = await show('staff', [
    makeLicence('a', { stage: 'ending', firstAirOn: '2026-01-02', expiresOn: '2027-01-01', mayOffer: true }),
    makeLicence('b', { projectName: 'Olive Grove', uses: [] }),
  ]);
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Vera V.');
  expect(first?.textContent).toContain('Ends soon');
  within(first!).getByRole<HTMLElement>('gridcell', { name: 'TV · Spain' }).focus();
  await userEvent.keyboard('{Enter}');

  const panel = await screen.findByRole('dialog', { name: 'Harbour Light' });
  expect(within(panel).getByText('Talent’s fee for a renewal')).toBeTruthy();
  expect(await findViolations(panel)).toEqual([]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Offer renewal' }));

  const dialog = await screen.findByRole('dialog', { name: 'Offer to renew it?' });
  expect(within(dialog).getByText(/Only the client can order it/)).toBeTruthy();
  expect(getSentChanges()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(getSentChanges().map(({ path }) => path)).toEqual(['/soldLicence/a/renewalOffer']);
  expect(textFaults).toEqual([]);
});

it('shows what is pending in the state, and a missing first day on air is entered from its row', async () => {
  setLive({ 'projects/p': { airDate: null } });
  const { table } = await show('client', [
    makeLicence('a', { stage: 'ending', isOffered: true, firstAirOn: '2026-01-02', expiresOn: '2027-01-01' }),
    makeLicence('b', { projectName: 'Olive Grove', language: 'spa' }),
    makeLicence('c', { takesFirstAir: false }),
  ]);
  expect(within(table).getByRole('gridcell', { name: /Ends soon ?Renewal offered/ })).toBeTruthy();
  expect(within(table).getByRole('gridcell', { name: 'Spanish' })).toBeTruthy();
  expect(within(table).getByRole('gridcell', { name: 'Not entered' })).toBeTruthy();

  await userEvent.click(within(table).getByRole('button', { name: /^Enter day: first on air of/ }));
  await screen.findByRole('dialog', { name: 'First day on air' });
  expect(screen.queryByRole('dialog', { name: 'Olive Grove' })).toBeNull();
});

it('sets one first day on air for all selected licences', async () => {
  const { table } = await show('client', [
    makeLicence('a', {}),
    makeLicence('b', { projectName: 'Olive Grove' }),
  ]);
  writeDraft(
    { person: 'person-1', agency: 'agency-one', form: 'firstAir.many' },
    { firstAirOn: '2026-03-04' },
  );

  await userEvent.click(within(table).getByRole('checkbox', { name: /Select all/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enter first day on air' }));
  await screen.findByRole('dialog', { name: 'First day on air of 2 licences' });
  await userEvent.click(screen.getByRole('button', { name: 'Enter this day' }));
  await screen.findByText('2 done', { exact: false });

  expect(getSentChanges().map(({ path, body }) => [path, body])).toEqual([
    ['/soldLicence/a', { firstAirOn: '2026-03-04' }],
    ['/soldLicence/b', { firstAirOn: '2026-03-04' }],
  ]);
});
