import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { CommentsDialog } from '../src/common/comments/CommentsDialog.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

it('closes by Escape and its button, not by a click outside', async () => {
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

it('shows which take a comment belongs to', async () => {
  const takes = [
    { startMs: 1000, endMs: 5000 },
    { startMs: 6000, endMs: 9000 },
  ];

  const comments = [500, 6500].map((atMs, index) => ({
    id: `comment-${index}`,
    atMs,
    text: `At ${atMs}`,
    name: 'Petra',
    userId: 'other',
    createdAt: { toMillis: () => 0, toDate: () => new Date(0) },
  })) as unknown as readonly VoiceComment[];
  renderPart(
    <CommentsDialog
      title="Comments"
      lead="Only your project reads them."
      name="Lucía N."
      castingId="casting-1"
      recording={{ title: 'Lucía', peaks: [0.5], durationMs: 10_000, takes, getUrl: () => '/a.mp3' }}
      comments={{ status: 'success', data: comments, retry: () => undefined }}
      draft="comment.test"
      onSend={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );

  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => /Take \d/.exec(row)?.[0])).toEqual([undefined, 'Take 2']);
});
