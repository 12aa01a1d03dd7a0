import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AudioUploader } from '../src/components/upload/AudioUploader.tsx';
import { violationsIn } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const LIMIT = { maxBytes: 1024, maxSeconds: 60 };
const fileOf = (name: string, bytes: number, type = 'audio/mpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

const show = (disabled = false) => {
  const onChange = vi.fn();
  const { container } = renderPart(
    <AudioUploader value={null} limit={LIMIT} disabled={disabled} onChange={onChange} />,
    { locale: 'es' },
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  return { onChange, container, input, zone: input.parentElement! };
};

it.each([
  ['one that is too large', [fileOf('take.mp3', 2048)]],
  ['one that is no audio', [fileOf('notes.txt', 10, 'text/plain')]],
  ['several', [fileOf('a.mp3', 10), fileOf('b.mp3', 10)]],
])('refuses %s, dropped or chosen, and says so beside the field', async (_, files) => {
  const { onChange, container, input, zone } = show();
  fireEvent.drop(zone, { dataTransfer: { files } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByRole('alert'),
  );
  expect(await violationsIn(container)).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

it('takes nothing while it is disabled', async () => {
  const { onChange, zone } = show(true);
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf('take.mp3', 2048)] } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});
