import { expect, it } from 'vitest';
import { LETTERS } from '@domain/orders/letters.ts';
import { writeReminder } from './payment-reminder.words.ts';

const FACTS = {
  name: 'Ada',
  number: 'AO-2026-0007',
  projectName: 'Tide',
  due: '17 November 2026',
  days: 12,
  open: '€1,284.50',
  bankDetails: 'ES91 2100 0418 4502 0005 1332',
  attachment: { fileName: 'AO-2026-0007.pdf', bytes: Buffer.from('%PDF-') },
};

it('every letter has the days, the amount, the account and the reference, in both languages', () => {
  const letters = LETTERS.flatMap((letter) =>
    (['en', 'es'] as const).map((locale) => writeReminder(locale)({ ...FACTS, letter }, '/order')),
  );

  const lacking = letters.filter(({ paragraphs, details }) => {
    const text = JSON.stringify([paragraphs, details]);
    return ![/12 d/, /1,284\.50/, /ES91 2100/, /AO-2026-0007/].every((fact) => fact.test(text));
  });
  expect(lacking).toEqual([]);
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
});
