import { afterEach, describe, expect, it, vi } from 'vitest';
import { looksLikeMp3, peaksOf, readAudio } from './readAudio.ts';

describe('looksLikeMp3', () => {
  it('takes a tagged file and a bare frame of layer III', () => {
    expect(looksLikeMp3(new Uint8Array([0x49, 0x44, 0x33]))).toBe(true);
    expect(looksLikeMp3(new Uint8Array([0xff, 0xfb, 0x90]))).toBe(true);
  });

  it('refuses a WAV, an AAC stream and an empty file', () => {
    expect(looksLikeMp3(new TextEncoder().encode('RIF'))).toBe(false);
    expect(looksLikeMp3(new Uint8Array([0xff, 0xf1, 0x50]))).toBe(false);
    expect(looksLikeMp3(new Uint8Array())).toBe(false);
  });
});

describe('peaksOf', () => {
  it('keeps the loudest sample of each part and scales to the loudest of all', () => {
    expect(peaksOf(new Float32Array([0.1, -0.5, 0.25, 0]), 2)).toEqual([1, 0.5]);
  });

  it('draws silence as silence', () => {
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  });
});

describe('readAudio', () => {
  const limit = { maxSeconds: 7, maxBytes: 12 };
  const mp3Of = (bytes: number) => {
    const content = new Uint8Array(bytes);
    content.set([0x49, 0x44, 0x33]);
    return new File([content], 'take.mp3');
  };
  /** A browser that finds any file to be so many seconds long. */
  const decodingTo = (duration: number) =>
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = () => Promise.resolve({ duration, getChannelData: () => new Float32Array(120) });
      },
    );
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [12, 7, { ok: true }],
    [13, 7, { ok: false, code: 'audio.tooLarge' }],
    [12, 8, { ok: false, code: 'audio.tooLong' }],
  ])('judges %i bytes of %i seconds by the limit it is given', async (bytes, duration, verdict) => {
    decodingTo(duration);
    expect(await readAudio(mp3Of(bytes), limit)).toMatchObject(verdict);
  });
});
