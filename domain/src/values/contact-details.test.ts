import { expect, it } from 'vitest';
import { hasContactDetails } from './contact-details.ts';

it('finds email addresses and phone numbers, not dates and numbers of takes', () => {
  const found = [
    'Ana ana.ruiz@mail.example.mp3',
    '+34 612 345 678.wav',
    'demo 612345678',
    'Ana (0049)170-1234567',
  ];

  const none = [
    'Take 3 of 12.mp3',
    '2026-11-29 12-30.wav',
    'REC_20261129_120000.wav',
    'Promo @night.mp3',
    'V2 48000',
  ];
  expect(found.filter((text) => !hasContactDetails(text))).toEqual([]);
  expect(none.filter(hasContactDetails)).toEqual([]);
});
