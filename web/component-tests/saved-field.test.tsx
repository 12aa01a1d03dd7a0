import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SavedField } from '../src/components/form/SavedField.tsx';
import { SavedSelect } from '../src/components/form/SavedSelect.tsx';
import type { FieldChange } from '../src/components/form/useSavedField.ts';
import { ApiError, createNetworkError } from '../src/lib/http/apiError.ts';
import { setLive, useLiveDoc } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';

const save = vi.fn<(change: FieldChange) => Promise<void>>();
const setStored = (value: string) => setLive({ brand: value });

const Field = () => {
  const { data: stored } = useLiveDoc<string>('brand');

  return (
    <SavedField
      label="Brand"
      stored={stored ?? ''}
      maxLength={20}
      getFault={(value) => (value.trim() === '' ? 'validation.required' : undefined)}
      save={save}
    />
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Brand');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const listChanges = () => save.mock.calls.map(([change]) => change);

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  setStored('Harbour');
});

it('saves once on leaving, unless unchanged or invalid', async () => {
  renderPart(<Field />);
  fireEvent.blur(field());
  type(' ');
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).not.toBe('');
  type('Harbour');
  fireEvent.blur(field());
  expect(save).not.toHaveBeenCalled();
  type('Solera ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.blur(field());
  await screen.findByText('Saved');
  expect(listChanges()).toEqual([{ value: 'Solera', was: 'Harbour' }]);
});

it('saves typed text when its page closes', async () => {
  const { unmount } = renderPart(<Field />);
  type('Solera');
  unmount();
  await waitFor(() => expect(listChanges()).toEqual([{ value: 'Solera', was: 'Harbour' }]));
});

it('keeps the input while another user changes the value, and discards it on Escape', () => {
  renderPart(<Field />);
  act(() => setStored('Delta'));
  expect(field().value).toBe('Delta');
  type('Mine');
  act(() => setStored('Theirs'));
  expect(field().value).toBe('Mine');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('Theirs');
});

it('keeps both texts when another user saved first', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'record.fieldStale', message: 'Stale' }));
  renderPart(<Field />);
  type('Mine');
  fireEvent.blur(field());
  act(() => setStored('Theirs'));
  fireEvent.click(await screen.findByRole('button', { name: /mine/i }));
  await screen.findByText('Saved');
  expect(listChanges().at(-1)).toEqual({ value: 'Mine', was: 'Theirs' });
});

it('waits for the connection, and saves when it is restored', async () => {
  save.mockRejectedValueOnce(createNetworkError());
  renderPart(<Field />);
  type('Solera');
  fireEvent.blur(field());
  await screen.findByText(/^Not saved yet/);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  expect(save).toHaveBeenCalledTimes(2);
});

it('shows a choice for the empty value', () => {
  const options = [
    { code: '', label: 'The agency’s setting' },
    { code: 'client', label: 'The client' },
  ];
  renderPart(<SavedSelect label="Receiver" options={options} stored="" save={save} />);
  expect(screen.getByRole('combobox', { name: /Receiver/ }).textContent).toBe('The agency’s setting');
});
