import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorsEn } from '../messages/errors.en.ts';
import { errorsEs } from '../messages/errors.es.ts';
import { getErrorText } from '../messages/messages.ts';
import { AUDIO_LIMITS, AUDIO_MAX_BYTES, getAudioLimitValues } from './limits.ts';

const { audition, demo } = AUDIO_LIMITS;

describe('the limits of audio', () => {
  it('appear in the error messages', () => {
    const values = getAudioLimitValues(audition);
    expect(getErrorText('audio.tooLong', 'en', values)).toBe(
      `The audio file should not exceed ${audition.maxSeconds} seconds in length.`,
    );
    expect(getErrorText('audio.tooLong', 'es', values)).toBe(
      `El audio no debe superar los ${audition.maxSeconds} segundos.`,
    );
    expect(getErrorText('audio.tooLarge', 'en', values)).toBe(
      `The file is too large. An MP3 of ${audition.maxSeconds} seconds stays below ${values.megabytes} MB.`,
    );
    expect(getErrorText('audio.tooLarge', 'es', values)).toBe(
      `El archivo es demasiado grande. Un MP3 de ${audition.maxSeconds} segundos ocupa menos de ${values.megabytes} MB.`,
    );
  });

  it('are not repeated as numbers in errors', () => {
    const limits = Object.values(AUDIO_LIMITS).flatMap((limit) => Object.values(getAudioLimitValues(limit)));
    const literal = new RegExp(`\\b(${limits.join('|')})\\b`);
    const texts = [...Object.values(errorsEn), ...Object.values(errorsEs)];
    expect(texts.filter((text) => literal.test(text))).toEqual([]);
  });

  it('are whole megabytes, so that texts state them exactly', () => {
    for (const { maxBytes } of [audition, demo]) expect(maxBytes % (1024 * 1024)).toBe(0);
    expect(AUDIO_MAX_BYTES).toBe(Math.max(audition.maxBytes, demo.maxBytes));
  });
});

describe('the contracts', () => {
  const lowerLimits = {
    demo: { maxSeconds: 83, maxBytes: 830 },
    audition: { maxSeconds: 47, maxBytes: 470 },
  };
  afterEach(() => vi.doUnmock('./limits.ts'));

  it('use these limits for validation and messages', async () => {
    vi.resetModules();
    vi.doMock('./limits.ts', () => ({ AUDIO_LIMITS: lowerLimits, AUDIO_MAX_BYTES: 830 }));

    const { auditionsApi } = await import('../auditions/auditions.api.ts');
    const { talentDemosApi } = await import('../demos/talent-demos.api.ts');
    const taken = auditionsApi['auditions.upload'];
    const made = talentDemosApi['demos.create'];
    expect([taken.upload, made.upload]).toMatchObject([lowerLimits.audition, lowerLimits.demo]);
    expect(talentDemosApi['demos.replace'].upload).toMatchObject(lowerLimits.demo);

    expect([taken, made].map(({ description = '' }) => /(\d+) seconds/.exec(description)?.[1])).toEqual([
      '47',
      '83',
    ]);
  });
});
