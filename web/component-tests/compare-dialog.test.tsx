import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CompareDialog } from '../src/common/compare/comparing.ts';
import { getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';
import { getKeySession, getSessionFor, makeSignedIn } from './kit/session.ts';

const voices = ['Ana', 'Ben'].map((name) => ({
  id: name,
  name,
  title: name,
  caption: '',
  peaks: [0.5],
  durationMs: 9000,
  level: null,
  getUrl: () => '/audio/take.mp3',
}));
const dialog = <CompareDialog voices={voices} getChoice={() => null} onClose={() => undefined} />;

it('ignores letter keys until the user enables them', async () => {
  const noteOwn = vi.fn();
  renderPart(dialog, { session: getSessionFor(makeSignedIn(['client']), { noteOwn }) });
  await screen.findByText(/^Names are hidden/);
  expect(screen.queryByText(/Press A to B/)).toBeNull();
  for (const key of [...'big job']) fireEvent.keyDown(window, { key });
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await waitFor(() => expect(noteOwn.mock.calls).toEqual([[{ pageKeys: true }]]));
  expect(getSentChanges().at(-1)).toMatchObject({ path: '/user/page-keys', body: { pageKeys: true } });
});

it('plays voices by letter, and mentions hidden names only while hidden', async () => {
  renderPart(dialog, { session: getKeySession() });
  await screen.findByText(/^Names are hidden.* Press A to B /);
  for (const letter of ['b', 'A']) {
    fireEvent.keyDown(window, { key: letter });
    await waitFor(() => screen.getByRole('button', { name: `Pause Voice ${letter.toUpperCase()}` }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reveal names' }));
  await waitFor(() => expect(screen.queryByText(/Names are hidden/)).toBeNull());
});
