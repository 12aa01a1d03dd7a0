import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchDialog } from '../src/app/search/SearchDialog.tsx';
import { paths } from '../src/app/paths.ts';
import { replyWith } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const show = () => {
  const onClose = vi.fn();
  const onDialog = vi.fn();
  const rendered = renderPart(<SearchDialog onClose={onClose} onDialog={onDialog} />);
  return { onClose, onDialog, ...rendered, field: screen.getByRole('combobox') };
};

const getActiveOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

it('finds pages, and opens one by arrows and Enter', async () => {
  const { field, onClose, router } = show();
  expect(document.activeElement).toBe(field);
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);

  const first = getActiveOption(field);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(getActiveOption(field)).not.toBe(first);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(getActiveOption(field)).toBe(first);
  await userEvent.type(field, 'express');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(router.state.location.pathname).toBe(paths.castingsExpressProject.href());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens a command’s dialog, and lists recent pages until something is typed', async () => {
  const { field, onDialog, unmount } = show();
  await userEvent.type(field, 'invite tal');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onDialog).toHaveBeenCalledWith('inviteTalent');
  replyWith({
    '/search': [{ kind: 'project', id: 'p', title: 'Harbour Light', detail: 'Acme', path: '/castings/p' }],
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'harb');
  await userEvent.click(await screen.findByRole('option', { name: /Harbour Light/ }));
  unmount();

  const again = show();
  expect(getActiveOption(again.field)).toContain('Harbour Light');
  await userEvent.type(again.field, 'q');
  expect(screen.queryByRole('option', { name: /Harbour Light/ })).toBeNull();
});

it('shows an empty state, and closes with Escape', async () => {
  replyWith({ '/search': [] });
  const { field, onClose } = show();
  await userEvent.type(field, 'zzz');
  await screen.findByText(/zzz/);
  expect(screen.queryAllByRole('option')).toEqual([]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('reports a failed search', async () => {
  const { field } = show();
  await userEvent.type(field, 'harbour');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
