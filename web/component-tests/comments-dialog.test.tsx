import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommentsDialog } from '../src/common/comments/CommentsDialog.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

it('closes with Escape and its button, and not by a click beside it', async () => {
  const close = vi.fn();
  renderPart(
    <CommentsDialog
      title="Comments"
      lead="Only your project reads them."
      name="Lucía N."
      castingId="casting-1"
      recording={null}
      comments={{ status: 'success', data: [], retry: () => undefined }}
      draft="comment.test"
      onSend={() => Promise.resolve()}
      onClose={close}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Comments' });
  expect(await findViolations(dialog)).toEqual([]);
  fireEvent.click(document.querySelector('.MuiDialog-container')!);
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});
