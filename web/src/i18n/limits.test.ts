import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import { AUDIO_LIMITS, getAudioLimitValues } from '@domain/audio/limits.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

const catalogs = { en, es };
const kinds = Object.values(AUDIO_LIMITS);
const limits = kinds.flatMap((limit) => Object.values(getAudioLimitValues(limit)));

describe.each(['en', 'es'] as const)('the limits of audio, in %s', (locale) => {
  it('are never written as numbers in a text', () => {
    const literal = new RegExp(`\\b(${limits.join('|')})\\b`);
    expect(Object.entries(catalogs[locale]).filter(([, text]) => literal.test(text))).toEqual([]);
  });

  it.each(['upload.limits', 'audio.tooLong', 'audio.tooLarge'] as const)('are stated by %s', (id) => {
    const intl = createIntl({ locale, messages: catalogs[locale] });
    const text = intl.formatMessage({ id }, { seconds: 47, megabytes: 11 });
    expect(text).toMatch(/\b47 (seconds|segundos)\b/);
    expect(text).not.toContain('{');
  });
});

describe.each(['en', 'es'] as const)('durations, in %s', (locale) => {
  // Sample rates are no times: 48 is one of both.
  const texts = Object.values(catalogs[locale]).map((text) => text.replace(/\d+ kHz/g, ''));

  it('are never hard-coded in a text', () => {
    const lifetimes = Object.values(LINK_LIFETIMES).map(({ words }) => words[locale]);
    const literal = new RegExp(`\\b(${REVIEW_HOURS}|(next|en) (${lifetimes.join('|')}))\\b`);
    expect(texts.filter((text) => literal.test(text))).toEqual([]);
  });
});
