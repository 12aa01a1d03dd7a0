import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { CompareDialog } from '../src/common/compare/comparing.ts';
import { CompareTakes } from '../src/features/auditions/components/CompareTakes.tsx';
import { findViolations } from './kit/axe.ts';
import { getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';
import { getKeySession } from './kit/session.ts';

const TAKES = [
  { startMs: 0, endMs: 1000 },
  { startMs: 2000, endMs: 4000 },
];
const RATE = 44_100;

afterEach(() => vi.restoreAllMocks());

const entry = {
  id: 'entry-1',
  status: 'uploaded',
  talentPublicName: 'Ana',
  uploadedAt: { toMillis: () => 1 },
  durationMs: 5000,
  peaks: [0.1, 0.2, 0.3, 0.4, 0.5],
  takes: TAKES,
  bestTake: 2,
} as unknown as AuditionEntry;

it('compares the takes of one recording, or other chosen takes', async () => {
  const { textFaults } = renderPart(<CompareTakes entries={[entry]} character="Narrator" />);
  fireEvent.click(screen.getByRole('button', { name: 'Compare takes (2): Narrator' }));

  const dialog = await screen.findByRole('dialog', { name: 'Compare 2 takes for Narrator' });
  expect(within(dialog).queryByText(/Ana/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose takes' }));

  const picker = await screen.findByRole('dialog', { name: 'Which takes for Narrator?' });
  const names = within(picker)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Ana', 'Ana, take 1', 'Ana, take 2 · Best take']);
  expect(await findViolations(picker)).toEqual([]);
  for (const name of ['Ana', /take 2/]) fireEvent.click(within(picker).getByRole('checkbox', { name }));
  fireEvent.click(within(picker).getByRole('button', { name: 'Compare blind' }));

  const again = await screen.findByRole('dialog', { name: 'Compare 2 takes for Narrator' });
  fireEvent.click(within(again).getByRole('button', { name: 'Reveal names' }));
  await within(again).findByText('Ana, take 2');
  expect(textFaults).toEqual([]);
});

it('marks the last played take as the best, once names are shown', async () => {
  renderPart(<CompareTakes entries={[entry]} character="Narrator" />, {
    session: getKeySession(),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Compare takes (2): Narrator' }));

  const dialog = await screen.findByRole('dialog', { name: 'Compare 2 takes for Narrator' });
  fireEvent.keyDown(window, { key: 'B', shiftKey: true });
  expect(within(dialog).queryByRole('button', { name: /best take$/ })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reveal names' }));

  const best = () => within(dialog).getAllByRole('button', { name: /best take$/, pressed: true });
  expect(best().map((star) => star.getAttribute('aria-label'))).toEqual(['Ana, take 2: best take']);

  const [first] = within(dialog).getAllByRole('button', { name: 'Ana, take 1: best take' });
  const row = first!.closest('li')!;
  fireEvent.focus(within(row).getByRole('button', { name: /^Play/ }));
  fireEvent.keyDown(window, { key: 'B', shiftKey: true });
  await waitFor(() => expect(first!.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(getSentChanges().map(({ body }) => body)).toEqual([{ bestTake: 1 }]));
});

it('plays only the span of a take, and loads its recording once', async () => {
  const cut: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((part) => {
    cut.push(part as Blob);
    return `blob:${cut.length}`;
  });

  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const load = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(8)));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () =>
        Promise.resolve({ numberOfChannels: 1, getChannelData: () => new Float32Array(5 * RATE) });
    },
  );

  const getUrl = vi.fn(() => '/audio/take.mp3');

  const voices = TAKES.map((span, index) => ({
    id: `take-${index}`,
    recordingId: 'entry-1',
    span,
    getUrl,
    name: 'Ana',
    title: 'Ana',
    caption: '',
    peaks: [0.5],
    durationMs: span.endMs - span.startMs,
  }));

  const { unmount } = renderPart(
    <CompareDialog voices={voices} getChoice={() => null} onClose={() => undefined} />,
    { session: getKeySession() },
  );
  await screen.findByText(/^Names are hidden/);

  for (const letter of ['A', 'B']) {
    fireEvent.keyDown(window, { key: letter });
    await screen.findByRole('button', { name: `Pause Voice ${letter}` });
  }

  await waitFor(() => expect(cut).toHaveLength(2));
  expect(cut.map(({ size }) => size).sort()).toEqual([44 + 4 * RATE, 44 + 2 * RATE].sort());
  expect([getUrl.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  unmount();
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
