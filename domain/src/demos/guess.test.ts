import { describe, expect, it } from 'vitest';
import type { CatalogEntry } from '../reference/reference.ts';
import { guessDemo } from './guess.ts';

const makeEntry = (code: string, label: string, labelEs: string): CatalogEntry => ({
  id: code,
  catalog: 'DEMO_CATEGORY',
  code,
  label,
  labelEs,
  sort: 0,
});
const CATALOG = [
  makeEntry('COMMERCIAL', 'Commercial', 'Publicidad'),
  makeEntry('E_LEARNING', 'E-Learning', 'E-learning'),
  makeEntry('SONG', 'Song', 'Canción'),
  makeEntry('VOICE', 'Voice', 'Voz'),
];
const talent = {
  languages: [
    { alpha3: 'eng', main: false, type: 'second' },
    { alpha3: 'spa', main: true, type: 'native' },
  ],
  gender: 'FEM',
  voiceAges: ['ADU'],
  tone: null,
};

describe('guesses about a new demo', () => {
  it.each([
    ['Lucia_e-learning_v2.MP3', 'Lucia e learning v2', 'E_LEARNING'],
    ['demo - canción.mp3', 'demo canción', 'SONG'],
    ['Voz publicidad.mp3', 'Voz publicidad', 'COMMERCIAL'],
    ['commercial song.mp3', 'commercial song', ''],
    ['songbird.mp3', 'songbird', ''],
    ['my voice.mp3', 'my voice', ''],
    ['.mp3', '', ''],
    ['Ana +34 612 345 678.mp3', '', ''],
  ])('suggest for %s its name, and a category if only one fits', (fileName, name, category) => {
    expect(guessDemo(fileName, talent, CATALOG)).toMatchObject({ name, category });
  });

  it('suggest a value from the talent’s profile if it has only one', () => {
    expect(guessDemo('a.mp3', talent, CATALOG)).toMatchObject({
      language: 'spa',
      gender: 'FEM',
      voiceAge: 'ADU',
      tone: '',
      syntheticVoiceConsent: false,
    });
    const many = { ...talent, voiceAges: ['ADU', 'SEN'], syntheticVoiceConsent: true };
    expect(guessDemo('a.mp3', many, [])).toMatchObject({ voiceAge: '', syntheticVoiceConsent: true });
  });
});
