import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../src/components/dialogs/ConfirmDialog.tsx';
import { LoadingDialog } from '../src/components/dialogs/LoadingDialog.tsx';
import { SecretDialog } from '../src/components/dialogs/SecretDialog.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const ignore = () => undefined;

const Asking = ({ onConfirm }: { readonly onConfirm: () => Promise<void> }) => {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button onClick={() => setOpen(true)}>Delete…</button>
      <ConfirmDialog
        open={isOpen}
        title="Delete it?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
};

it('focuses the safe answer, and returns the focus to its opener', async () => {
  renderPart(<Asking onConfirm={() => Promise.resolve()} />);

  const opener = screen.getByRole('button', { name: 'Delete…' });
  opener.focus();
  await userEvent.keyboard('{Enter}');

  const dialog = await screen.findByRole('dialog', { name: 'Delete it?' });
  expect(await findViolations(dialog)).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('confirms once, and ignores Escape and clicks meanwhile', async () => {
  const confirm = vi.fn(() => new Promise<void>(ignore));
  renderPart(<Asking onConfirm={confirm} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete…' }));

  const button = await screen.findByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
});

it('does not confirm a cancelled change while closing', async () => {
  const confirm = vi.fn(() => Promise.resolve());
  renderPart(<Asking onConfirm={confirm} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  const button = await screen.findByRole('button', { name: 'Delete' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(button.isConnected).toBe(true);
  fireEvent.click(button);
  expect(confirm).not.toHaveBeenCalled();
});

it('keeps its question while closing, even if its opener has a new one', () => {
  const Changing = () => {
    const [isOpen, setOpen] = useState(true);

    return (
      <ConfirmDialog
        open={isOpen}
        title={isOpen ? 'Cancel the booking?' : 'Cancel the request?'}
        confirmLabel={isOpen ? 'Cancel booking' : 'Cancel request'}
        onConfirm={() => Promise.resolve()}
        onCancel={() => setOpen(false)}
      />
    );
  };

  renderPart(<Changing />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Cancel the request?')).toBeNull();
  expect(screen.getByText('Cancel the booking?').isConnected).toBe(true);
  expect(screen.getByText('Cancel booking').isConnected).toBe(true);
});

it('reports why a confirmed change failed, and can be confirmed again', async () => {
  const confirm = vi.fn(() => Promise.reject(new Error('No')));
  renderPart(<Asking onConfirm={confirm} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' });
  fireEvent.click(button);
  await screen.findByRole('alert', { hidden: true });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
});

it('has a title while loading, and offers a retry after a failure', async () => {
  const retry = vi.fn();
  const props = { label: 'An engineer', height: 80, onRetry: retry, onClose: ignore };
  const { unmount } = renderPart(<LoadingDialog {...props} error={undefined} />);
  expect(await findViolations(screen.getByRole('dialog', { name: 'An engineer' }))).toEqual([]);
  unmount();
  renderPart(<LoadingDialog {...props} error={new Error('No')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('shows a secret until its button is pressed', async () => {
  const close = vi.fn();
  renderPart(<SecretDialog title="Your key" lead="Shown once." label="Key" secret="k-123" onClose={close} />);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Your key' }), { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Key').value).toBe('k-123');
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(close).toHaveBeenCalledTimes(1);
});
