import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeStatement } from './sample-statement.ts';
import { readCamt053 } from './camt053.ts';
import { createMatcher } from './match.ts';
import { StatementError } from './statement.ts';

/** Valid by the schema of camt.053.001.08. Check a changed file there before it replaces this one. */
const GOLDEN = readFileSync(new URL('../../../tests/fixtures/camt.053.xml', import.meta.url), 'utf8');

const getFault = (xml: string): string => {
  try {
    readCamt053(xml);
    return 'none';
  } catch (error) {
    return error instanceof StatementError ? error.fault : 'thrown';
  }
};

const ENTRIES = [
  { reference: 'R1', amount: 10_050, direction: 'out', endToEndId: 'RUN1-1', name: 'Ana Gil' },
  {
    reference: 'R2',
    amount: 20_000,
    direction: 'in',
    name: 'Client Ltd',
    text: 'Invoice A-12, thanks & bye',
  },
] as const;

it('reads the payments of a statement that the schema approved', () => {
  const xml = makeStatement({ entries: ENTRIES });
  expect(xml).toBe(GOLDEN.trimEnd());

  expect(readCamt053(xml)).toMatchObject([
    {
      currency: 'EUR',
      opening: 100_000,
      closing: 109_950,
      entries: [
        { reference: 'R1', amount: 10_050, direction: 'out', endToEndId: 'RUN1-1', name: 'Ana Gil' },
        { reference: 'R2', amount: 20_000, direction: 'in', text: 'Invoice A-12, thanks & bye' },
      ],
    },
  ]);
});

it('refuses what is no complete statement of one account', () => {
  const whole = makeStatement({ entries: ENTRIES });
  const faults = {
    cutOff: getFault(whole.slice(0, -200)),
    entities: getFault(whole.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')),
    otherDocument: getFault('<Document><CstmrCdtTrfInitn/></Document>'),
    missingEntry: getFault(whole.replace(/<Ntry>[^]*?<\/Ntry>/, '')),
    otherCurrency: getFault(whole.replace('<Amt Ccy="EUR">100.50', '<Amt Ccy="USD">100.50')),
    repeatedEntry: getFault(makeStatement({ entries: [ENTRIES[0], ENTRIES[0]] })),
  };

  expect(faults).toEqual({
    cutOff: 'unreadable',
    entities: 'unreadable',
    otherDocument: 'noStatement',
    missingEntry: 'incomplete',
    otherCurrency: 'currency',
    repeatedEntry: 'repeated',
  });
});

it('matches every exact reference among 500 entries, none wrongly, within 3 seconds', () => {
  const transfers = Array.from({ length: 300 }, (_, index) => ({
    endToEndId: `RUN1-${index + 1}`,
    name: `Talent ${index}`,
    // Amounts repeat, so that they alone identify nothing.
    amount: 10_000 + (index % 7),
  }));
  const payments = Array.from({ length: 100 }, (_, index) => ({
    orderId: `order${index}`,
    number: `A-${index + 1}`,
    name: `Client ${index}`,
    amount: 50_000,
  }));
  const entries = [
    ...transfers.map((transfer, index) => ({
      ...transfer,
      reference: `T${index}`,
      direction: 'out' as const,
    })),
    ...payments.map(({ number, name, amount }, index) => {
      const text = `Payment of ${number}.`;
      return { reference: `P${index}`, direction: 'in' as const, name, amount, text };
    }),
    ...Array.from({ length: 100 }, (_, index) => ({
      reference: `U${index}`,
      direction: index % 2 ? ('in' as const) : ('out' as const),
      amount: 10_000,
      name: 'Stranger',
      text: `A-${index + 1}000 RUN1-${index + 1}0000`,
    })),
  ];

  const startedAt = performance.now();
  const [statement] = readCamt053(makeStatement({ entries }));
  const matches = statement?.entries.map(createMatcher({ transfers, payments })) ?? [];
  expect(performance.now() - startedAt).toBeLessThan(3000);

  expect(matches.slice(0, 300)).toEqual(transfers.map(({ endToEndId }) => ({ kind: 'exact', endToEndId })));
  expect(matches.slice(300, 400)).toEqual(payments.map(({ orderId }) => ({ kind: 'exact', orderId })));
  expect(matches.slice(400).filter(({ kind }) => kind !== 'unknown')).toEqual([]);
});

it('only suggests what an amount and a name fit, and a reference with another amount', () => {
  const match = createMatcher({
    transfers: [{ endToEndId: 'RUN1-1', name: 'Ana Gil', amount: 10_050 }],
    payments: [{ orderId: 'order1', number: 'A-12', name: 'Client Ltd', amount: 20_000 }],
  });
  const entry = {
    reference: 'R',
    bookedOn: '2026-11-29',
    endToEndId: '',
    name: '',
    text: '',
    isReturn: false,
  };

  expect([
    match({ ...entry, direction: 'out', amount: 10_050, name: 'GIL, ANA' }),
    match({ ...entry, direction: 'out', amount: 10_000, endToEndId: 'RUN1-1' }),
    match({ ...entry, direction: 'in', amount: 20_000, name: 'client ltd.' }),
    match({ ...entry, direction: 'in', amount: 30_000, text: 'A-12' }),
    match({ ...entry, direction: 'in', amount: 20_000, name: 'Someone else' }),
  ]).toEqual([
    { kind: 'suggested', endToEndId: 'RUN1-1' },
    { kind: 'suggested', endToEndId: 'RUN1-1' },
    { kind: 'suggested', orderId: 'order1' },
    { kind: 'suggested', orderId: 'order1' },
    { kind: 'unknown' },
  ]);
});
