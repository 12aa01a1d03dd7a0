import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompareDialog } from '../src/common/compare/comparing.ts';
import { renderPart } from './kit/render.tsx';

it('plays voices by their letters, and calls names hidden only while they are', async () => {
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
  renderPart(<CompareDialog voices={voices} getChoice={() => null} onClose={() => undefined} />);
  await screen.findByText(/^Names are hidden.* Press A to B /);
  for (const letter of ['b', 'A']) {
    fireEvent.keyDown(window, { key: letter });
    await waitFor(() => screen.getByRole('button', { name: `Pause Voice ${letter.toUpperCase()}` }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reveal names' }));
  await waitFor(() => expect(screen.queryByText(/Names are hidden/)).toBeNull());
});
