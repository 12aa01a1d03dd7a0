import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { AUDIO_LIMITS, audioLimitValues } from '@domain/audio/limits.ts';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

const catalogs = { en, es };
const kinds = Object.values(AUDIO_LIMITS);
const limits = kinds.flatMap((limit) => Object.values(audioLimitValues(limit)));

describe.each(['en', 'es'] as const)('the limits of audio, in %s', (locale) => {
  it('stand in no text as a number', () => {
    const literal = new RegExp(`\\b(${limits.join('|')})\\b`);
    expect(Object.entries(catalogs[locale]).filter(([, text]) => literal.test(text))).toEqual([]);
  });

  it.each(['upload.limits', 'audio.tooLong', 'audio.tooLarge'] as const)('are said by %s', (id) => {
    const intl = createIntl({ locale, messages: catalogs[locale] });
    const text = intl.formatMessage({ id }, { seconds: 47, megabytes: 11 });
    expect(text).toMatch(/\b47 (seconds|segundos)\b/);
    expect(text).not.toContain('{');
  });
});
