import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getPlayerSeconds } from '@domain/audio/frame-count.ts';
import { readAudio } from './readAudio.ts';

const readFixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url)));
const makeFile = (bytes: Uint8Array<ArrayBuffer>, name = 'take.mp3') => new File([bytes], name);
const limit = AUDIO_LIMITS.audition;

/** Stubs every worker with the same result. */
const stubWorker = (result: unknown) =>
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: unknown) => void = () => undefined;
      postMessage = () => queueMicrotask(() => this.onmessage({ data: { result } }));
      terminate = () => undefined;
    },
  );

/** Stubs decoding with a duration in seconds. */
const stubDecoder = (seconds = 1) =>
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => {
        const samples = new Float32Array(seconds * 48_000);
        return Promise.resolve({
          duration: seconds,
          numberOfChannels: 1,
          sampleRate: 48_000,
          getChannelData: () => samples,
        });
      };
    },
  );

/** Stubs a file header without a duration. */
const stubProbe = () =>
  vi.stubGlobal(
    'Audio',
    class {
      onerror: () => void = () => undefined;
      set src(_address: string) {
        queueMicrotask(() => this.onerror());
      }
    },
  );

describe('readAudio', () => {
  beforeEach(() => {
    stubDecoder();
    stubProbe();
    stubWorker({ loudness: -20 });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['an empty file', new Uint8Array(), 'audio.empty'],
    ['text', new TextEncoder().encode('no recording '.repeat(400)), 'upload.otherType'],
    ['an MP3 that is cut off', readFixture('take.mp3').slice(0, 9000), 'audio.damaged'],
    ['an MP3 of 61 seconds', readFixture('sixty-one-seconds.mp3'), 'audio.tooLong'],
  ] as const)('refuses %s', async (_, bytes, code) => {
    expect(await readAudio(makeFile(bytes), limit)).toEqual({ ok: false, code });
  });

  it('refuses an MP3 that is unreadable or too large', async () => {
    const gone = makeFile(readFixture('take.mp3'));
    gone.arrayBuffer = () => Promise.reject(new DOMException('Moved', 'NotFoundError'));
    expect(await readAudio(gone, limit)).toEqual({ ok: false, code: 'upload.unreadable' });
    const large = { ...limit, maxBytes: 1000 };
    expect(await readAudio(makeFile(readFixture('take.mp3')), large)).toEqual({
      ok: false,
      code: 'audio.tooLarge',
    });
  });

  it('accepts an MP3 of exactly the maximum length, including padding', async () => {
    const seconds = getPlayerSeconds(readFixture('sixty-seconds.mp3'));
    expect(seconds).toBeGreaterThan(limit.maxSeconds);
    expect(await readAudio(makeFile(readFixture('sixty-seconds.mp3')), limit)).toMatchObject({
      ok: true,
      audio: { isConverted: false },
    });
  });

  it.each([
    ['a voice memo', '\0\0\0\x20ftypM4A '],
    ['a WAV', 'RIFF\0\0\0\0WAVE'],
    ['an AIFF', 'FORM\0\0\0\0AIFF'],
    ['an OGG', 'OggS'],
    ['a FLAC', 'fLaC'],
    ['a FLAC behind a tag', 'ID3\x03\0\0\0\0\0\0fLaC'],
    ['an AAC stream', '\xff\xf1\x50\x80'],
  ])('converts %s to an MP3 of the same name', async (_, head) => {
    stubWorker(readFixture('take.mp3'));
    const source = new Uint8Array(Buffer.from(head.padEnd(64, '\0'), 'latin1'));
    const verdict = await readAudio(makeFile(source, 'Take 1.final.m4a'), limit);
    expect(verdict).toMatchObject({ ok: true, audio: { isConverted: true } });
    expect(verdict.ok && verdict.audio.file.name).toBe('Take 1.final.mp3');
  });

  it('refuses a recording that is too long, or that the browser can’t decode, before converting it', async () => {
    vi.stubGlobal('Worker', undefined);

    const wav = makeFile(new Uint8Array(Buffer.from('RIFF\0\0\0\0WAVE')), 'take.wav');
    stubDecoder(limit.maxSeconds + 1);
    expect(await readAudio(wav, limit)).toEqual({ ok: false, code: 'audio.tooLong' });

    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = () => Promise.reject(new DOMException('Unknown', 'EncodingError'));
      },
    );

    expect(await readAudio(wav, limit)).toEqual({ ok: false, code: 'upload.notConverted' });
  });
});
