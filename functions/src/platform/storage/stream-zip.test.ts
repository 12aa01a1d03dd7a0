import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { streamZip, type Fault } from './stream-zip.ts';

const listOf = (faults: readonly Fault[]) => ({
  name: 'list.txt',
  bytes: Buffer.from(faults.map((fault) => fault ?? 'ok').join()),
});

const collect = async (output: PassThrough): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of output) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
};

describe('a zip of many files', () => {
  it('skips unreadable files, and lists them last', async () => {
    const output = new PassThrough();
    const whole = collect(output);
    const sources = [
      { name: 'one.mp3', read: () => Promise.resolve(Buffer.from('first sound')) },
      { name: 'two.mp3', read: () => Promise.reject(new Error('it is gone')) },
      { name: 'three.mp3', read: () => Promise.resolve(Buffer.from('third sound')) },
    ];
    expect(await streamZip(sources, listOf, output)).toBe(true);

    const text = await whole;
    expect(text).toContain('ok,it is gone,ok');
    expect(text.indexOf('first sound')).toBeLessThan(text.indexOf('third sound'));
    expect(text).not.toContain('two.mp3');
  });

  it('reads only a little ahead, and stops when the reader leaves', async () => {
    let read = 0;
    let taken = 0;

    const output = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        taken += 1;
        if (taken > 20) this.destroy();
        else setTimeout(done, 2);
      },
    });

    const sources = Array.from({ length: 200 }, (_, index) => ({
      name: `${index}.mp3`,
      read: () => {
        read += 1;
        return Promise.resolve(Buffer.alloc(100_000));
      },
    }));
    expect(await streamZip(sources, listOf, output)).toBe(false);
    expect(read).toBeGreaterThan(2);
    expect(read).toBeLessThan(40);
  });
});
