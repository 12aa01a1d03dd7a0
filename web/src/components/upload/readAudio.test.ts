import { describe, expect, it } from 'vitest';
import { looksLikeMp3, peaksOf } from './readAudio.ts';

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
