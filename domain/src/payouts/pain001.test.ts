import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toPain001, type PaymentFile } from './pain001.ts';

/** Valid by EPC132-08, the banks' schema of pain.001.001.09. Check a changed file there before it replaces this one. */
const GOLDEN = readFileSync(new URL('../../../tests/fixtures/pain.001.xml', import.meta.url), 'utf8');

const NAMES = [
  'José Núñez & Söhne',
  'Ελένη Παπαδοπούλου',
  'Иван Щерев',
  '李雷',
  'A'.repeat(140),
  '//Quote"d',
];

const makeFile = (count: number): PaymentFile => {
  const address = {
    street: 'Calle de Alcalá',
    building: '12 bis',
    postcode: '28014',
    town: 'Madrid',
    country: 'ES',
  };
  return {
    id: 'RUN1',
    createdAt: '2026-11-29T10:00:00Z',
    executionDay: '2026-12-01',
    payer: { name: 'Agency <One>', iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX', address },
    transfers: Array.from({ length: count }, (_, index) => ({
      endToEndId: `RUN1-${index + 1}`,
      payee: {
        name: NAMES[index % NAMES.length] ?? '',
        iban: 'DE89370400440532013000',
        address: index % 2 ? { ...address, street: '', building: '', postcode: '' } : address,
      },
      amount: 10_001 + index,
      purpose: `Remittance ${index} – “Spot”`,
    })),
  };
};

it('a file is the one that the schema approved', () => {
  expect(toPain001(makeFile(6))).toBe(GOLDEN);
});

it('a file for 1,000 payees is complete, the same when repeated, and made within 5 seconds', () => {
  const startedAt = performance.now();
  const xml = toPain001(makeFile(1000));
  expect(performance.now() - startedAt).toBeLessThan(5000);

  expect(toPain001(makeFile(1000))).toBe(xml);
  expect(xml.match(/<EndToEndId>/g)).toHaveLength(1000);
  expect(xml).toContain('<NbOfTxs>1000</NbOfTxs><CtrlSum>105005.00</CtrlSum>');
  expect(xml).not.toContain('<AdrLine>');
});
