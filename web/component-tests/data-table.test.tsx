import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChosenBar } from '../src/components/bulk/ChosenBar.tsx';
import { useSelectedRows } from '../src/components/lists/useSelectedRows.ts';
import { toPage } from '../src/components/lists/listFile.ts';
import { TableList } from '../src/components/lists/TableList.tsx';
import { comparePlain } from '../src/components/table/comparePlain.ts';
import { DataTable } from '../src/components/table/DataTable.tsx';
import type { DataColumn, TableProps } from '../src/components/table/tableProps.ts';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const ROWS: readonly Row[] = [
  { id: '1', name: 'Ada Rivas', city: 'Vigo' },
  { id: '2', name: 'Berta Alba', city: 'Lugo' },
];
const COLUMNS: readonly DataColumn<Row>[] = (['name', 'city'] as const).map((field) => ({
  field,
  label: field,
  cell: (row) => row[field],
  plain: (row) => row[field],
}));

const show = (more: Partial<TableProps<Row>> = {}) => {
  const props = { name: 'test', label: 'People', columns: COLUMNS, rows: ROWS, empty: <p>Nobody yet</p> };
  return renderPart(
    <div style={{ width: 800, height: 400 }}>
      <DataTable<Row> {...props} {...more} />
    </div>,
  );
};

it('labels the table, its columns and its rows', async () => {
  const { container } = show();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.getByRole('grid', { name: 'People' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['name', 'city']);
  expect(await findViolations(container)).toEqual([]);
});

it('opens a row by click and Enter, and selects it by Space', async () => {
  const onOpen = vi.fn();
  const onChoose = vi.fn();
  show({ onOpen, onChoose, chosen: new Set(['2']) });
  const cell = await screen.findByRole('gridcell', { name: 'Ada Rivas' });
  fireEvent.click(cell);
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(onOpen.mock.calls).toEqual([[ROWS[0]], [ROWS[0]]]);
  fireEvent.keyDown(cell, { key: ' ' });
  expect(onChoose).toHaveBeenLastCalledWith(new Set(['2', '1']));
});

it('shows loading, empty and failed states', async () => {
  show({ rows: undefined });
  expect(screen.queryByRole('grid')).toBeNull();
  show({ rows: [] });
  expect(screen.getByText('Nobody yet')).toBeDefined();
  const onRetry = vi.fn();
  show({ rows: undefined, error: new Error('No'), onRetry });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('links the name of a row to its page, and opens it from the whole row', async () => {
  const { router } = show({ getHref: ({ id }) => `/people/${id}` });
  const link = await screen.findByRole('link', { name: 'Ada Rivas' });
  expect(link.getAttribute('href')).toBe('/people/1');
  fireEvent.click(screen.getByRole('gridcell', { name: 'Vigo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/1'));
});

/** A list that can be searched, with its selection. */
const Searchable = () => {
  const [rows, setRows] = useState(ROWS);
  const chosen = useSelectedRows(rows);

  return (
    <>
      <button type="button" onClick={() => setRows(ROWS.slice(1))}>
        Search
      </button>
      <ChosenBar chosen={chosen}>{chosen.rows.map(({ name }) => name).join(', ')}</ChosenBar>
      <DataTable<Row>
        name="test"
        label="People"
        columns={COLUMNS}
        rows={rows}
        empty={null}
        chosen={chosen.ids}
        onChoose={chosen.choose}
      />
    </>
  );
};

it('keeps selected rows that a search hides, and counts them', async () => {
  renderPart(<Searchable />);
  for (const cell of ['Ada Rivas', 'Berta Alba'])
    fireEvent.keyDown(await screen.findByRole('gridcell', { name: cell }), { key: ' ' });
  expect((await screen.findByRole('status')).textContent).toBe('2 selected');

  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 selected, 1 not shown'));
  expect(screen.getByText('Berta Alba, Ada Rivas')).toBeDefined();

  fireEvent.keyDown(screen.getByRole('gridcell', { name: 'Berta Alba' }), { key: ' ' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 selected, 1 not shown'));
});

const ALL = [...ROWS, { id: '3', name: 'Ñandú', city: 'Orense' }];

/** A list whose last page has not come yet. */
const Paged = () => {
  const [items, setItems] = useState(ALL.slice(0, 2));
  const cursor = items.length < ALL.length ? 'next' : undefined;

  return (
    <TableList<Row>
      name="test"
      label="People"
      file="people"
      columns={COLUMNS}
      rows={items}
      pages={toPage(items)}
      empty={null}
      more={{ of: { items, cursor, phase: 'ready' }, onMore: () => setItems(ALL) }}
    />
  );
};

it('sorts by a column, after loading the rest of the list', async () => {
  renderPart(<Paged />);
  const listCities = () =>
    screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.dataset['field'] === 'city')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(listCities()).toEqual(['Vigo', 'Lugo']));
  fireEvent.click(screen.getByText('city'));
  await waitFor(() => expect(listCities()).toEqual(['Lugo', 'Orense', 'Vigo']));
});

it('sorts decimals by value, and names in their language’s order', () => {
  const sortTexts = (...texts: string[]) => texts.sort(comparePlain('es'));
  expect(sortTexts('10.5', '9', '100')).toEqual(['9', '10.5', '100']);
  expect(sortTexts('Zoë', 'Ñuria', 'Núria', 'Olga')).toEqual(['Núria', 'Ñuria', 'Olga', 'Zoë']);
});
