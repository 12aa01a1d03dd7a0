import { expect, it, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { repeatEarly } from '../src/app/early.ts';

interface Repeat {
  readonly type: 'input';
  readonly target: Element;
  readonly value: string;
}

it('accepts a file chosen before the page was ready', async () => {
  const onChange = vi.fn();
  render(<input type="file" aria-label="Recording" onChange={onChange} />);

  const target = screen.getByLabelText('Recording');

  const onReady = (event: Event) =>
    (event as CustomEvent<(early: Repeat) => void>).detail({
      type: 'input',
      target,
      value: 'C:\\fakepath\\take.mp3',
    });

  window.addEventListener('app-ready', onReady, { once: true });
  repeatEarly();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});
