import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ImportDialog } from '../src/features/roster/components/ImportDialog.tsx';
import { replyWith, getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const CSV = 'Voice;Email;Contact;Spoken\nVera Lund;old@v.example;vera@v.example;Dutch\n';
const makeColumn = (position: number, header: string, sample: string, field: string | null = null) => ({
  position,
  header,
  samples: [sample],
  field,
});
const COLUMNS = [
  makeColumn(1, 'Voice', 'Vera Lund', 'name'),
  makeColumn(2, 'Email', 'old@v.example', 'email'),
  makeColumn(3, '', 'vera@v.example'),
  makeColumn(4, 'Spoken', 'Dutch'),
];
const ROW = { line: 2, fullName: 'Vera Lund', email: 'vera@v.example', outcome: 'invited' };

const openFile = async (locale: 'en' | 'es' = 'en') => {
  const user = userEvent.setup();
  const { textFaults } = renderPart(<ImportDialog onImported={() => undefined} onClose={() => undefined} />, {
    locale,
  });
  replyWith({ '/talentCRM/import': { separator: ';', columns: COLUMNS, rows: [] } });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input!, new File([CSV], 'voices.csv', { type: 'text/csv' }));
  return { user, textFaults };
};
const getChosen = (name: string) => screen.getByRole('combobox', { name }).textContent;

it('shows each column with its values and field, and requires a field that no column has', async () => {
  await openFile();
  expect(await screen.findByRole('combobox', { name: 'Spoken', description: /Dutch/ })).toBeTruthy();

  expect(['Voice', 'Email', 'Column 3', 'Spoken'].map(getChosen)).toEqual([
    'Name',
    'Email',
    'Leave out',
    'Leave out',
  ]);

  expect(screen.getByRole('alert').textContent).toMatch(/No column is matched to Language/);
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toHaveProperty('disabled', true);
});

it('previews and imports columns matched by keyboard', async () => {
  const { user } = await openFile();

  const choose = async (name: string, option: string) => {
    (await screen.findByRole('combobox', { name })).focus();
    await user.keyboard('{Enter}');
    within(await screen.findByRole('listbox'))
      .getByRole('option', { name: option })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  };

  await choose('Column 3', 'Email');
  expect(['Email', 'Column 3'].map(getChosen)).toEqual(['Leave out', 'Email']);
  expect(getSentChanges()).toHaveLength(1);

  const fields = ['name', null, 'email', 'language'];
  const matched = COLUMNS.map((column, index) => ({ ...column, field: fields[index] ?? null }));
  replyWith({ '/talentCRM/import': { separator: ';', columns: matched, rows: [ROW] } });
  await choose('Spoken', 'Language');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect((await screen.findAllByText('Invited')).length).toBe(1);

  const columns = [
    { position: 1, field: 'name' },
    { position: 3, field: 'email' },
    { position: 4, field: 'language' },
  ];
  expect(getSentChanges().map(({ body }) => body)).toEqual([
    { csv: CSV, dryRun: true },
    { csv: CSV, dryRun: true, columns },
    { csv: CSV, dryRun: false, columns },
  ]);
});

it('has all its texts in Spanish', async () => {
  const { textFaults } = await openFile('es');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ninguna columna corresponde a Idioma/);
  expect(textFaults).toEqual([]);
});

it('downloads a template with all columns, in the user’s language', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template');
  // A press on the made link would leave the page.
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const props = { onImported: () => undefined, onClose: () => undefined };
  renderPart(<ImportDialog {...props} />, { locale: 'es' });
  await userEvent.click(screen.getByRole('button', { name: 'Descargar una plantilla' }));

  const [file] = saved.mock.calls[0]!;
  expect(await (file as Blob).text()).toContain('Nombre;Apellidos;Correo;Idioma;Etiquetas');
  expect(pressed).toHaveBeenCalledOnce();
  saved.mockRestore();
  pressed.mockRestore();
});
