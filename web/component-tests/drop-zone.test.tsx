import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AudioUploader } from '../src/components/upload/AudioUploader.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const LIMIT = { maxBytes: 1024, maxSeconds: 60 };
const makeFile = (name: string, bytes: number, type = 'audio/mpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

const show = (disabled = false, limit = LIMIT) => {
  const [onChange, onReading] = [vi.fn(), vi.fn()];

  const { container } = renderPart(
    <AudioUploader
      value={null}
      limit={limit}
      disabled={disabled}
      onChange={onChange}
      onReading={onReading}
    />,
    { locale: 'es' },
  );

  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;

  return { onChange, onReading, container, input, zone: input.parentElement! };
};

/** A file whose bytes arrive when the test says so. */
const makeSlowFile = (name: string) => {
  let arrive = (_bytes?: ArrayBuffer): void => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve, reject) => {
    arrive = (content) => (content ? resolve(content) : reject(new DOMException('Moved', 'NotFoundError')));
  });
  // They may arrive before the code that reads them.
  bytes.catch(() => undefined);
  const file = makeFile(name, 10);
  file.arrayBuffer = () => bytes;
  return { file, arrive };
};
const TAKE = readFileSync('tests/fixtures/take.mp3');

afterEach(() => vi.unstubAllGlobals());

it('reports an unreadable file, and accepts another', async () => {
  const { zone } = show();
  const { file, arrive } = makeSlowFile('moved.mp3');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  await screen.findByRole('status');
  arrive();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No se puede leer'));
  expect(screen.queryByRole('status')).toBeNull();
});

it('uses the last chosen file, even if an earlier one loads slower', async () => {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () =>
        Promise.resolve({ duration: 1, numberOfChannels: 1, getChannelData: () => new Float32Array(120) });
    },
  );

  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: unknown) => void = () => undefined;
      postMessage = () => this.onmessage({ data: { result: {} } });
      terminate = () => undefined;
    },
  );

  const { onChange, onReading, zone } = show(false, { maxBytes: 1_000_000, maxSeconds: 60 });
  const [first, second] = [makeSlowFile('first.mp3'), makeSlowFile('second.mp3')];
  for (const { file } of [first, second]) fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  second.arrive(new Uint8Array(TAKE).buffer);
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  first.arrive(new Uint8Array(TAKE).buffer);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onChange.mock.calls.map(([audio]) => (audio as { file: File }).file.name)).toEqual(['second.mp3']);
  expect(onReading.mock.calls.at(-1)).toEqual([false]);
});

it.each([
  ['one that is too large', [new File([TAKE], 'take.mp3')]],
  ['one that is no audio', [makeFile('notes.txt', 10, 'text/plain')]],
  ['several', [makeFile('a.mp3', 10), makeFile('b.mp3', 10)]],
])('refuses %s, dropped or chosen, with an error beside the field', async (_, files) => {
  const { onChange, container, input, zone } = show();
  fireEvent.drop(zone, { dataTransfer: { files } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByRole('alert'),
  );
  expect(await findViolations(container)).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

it('accepts nothing while disabled', async () => {
  const { onChange, zone } = show(true);
  fireEvent.drop(zone, { dataTransfer: { files: [makeFile('take.mp3', 2048)] } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});
