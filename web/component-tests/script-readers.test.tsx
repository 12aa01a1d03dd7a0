import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScriptReadersDialog } from '../src/features/auditions/dialogs/ScriptReadersDialog.tsx';
import { findViolations } from './kit/axe.ts';
import { replyWith } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const AT = '2026-05-05T10:00:00.000Z';
const dialog = () => (
  <ScriptReadersDialog auditionId="request" character="Narrator" onClose={() => undefined} />
);
const readRows = async (name: string): Promise<readonly (string | null)[]> =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.firstChild!.textContent);

it('lists downloads, and acceptances with their text version', async () => {
  const acceptance = { name: 'Ana C.', fullName: 'Ana Costa', version: 2, acceptedAt: AT };
  const download = { name: 'Agency One', side: 'agency', count: 3, firstAt: AT, lastAt: AT };
  replyWith({ '/audition/request/scriptReaders': { acceptances: [acceptance], downloads: [download] } });
  const { textFaults } = renderPart(dialog());
  expect(await readRows('Accepted confidentiality')).toEqual(['Ana C. · Ana Costa · version 2 of the text']);
  expect(await readRows('Downloaded the script')).toEqual(['Agency One · agency · 3 downloads']);
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
  expect(textFaults).toEqual([]);
});

it('shows an empty state without acceptances or downloads', async () => {
  replyWith({ '/audition/request/scriptReaders': { acceptances: [], downloads: [] } });
  renderPart(dialog(), { locale: 'es' });
  await screen.findByText('Ninguna voz ha aceptado la confidencialidad todavía.');
  await screen.findByText('Nadie lo ha descargado todavía.');
});
