import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { readGraph } from './graph.mjs';
import { GATE, REST } from './stages.mjs';

describe('the command line', () => {
  it('selects stages, files and a test name', () => {
    expect(readArguments(['api', 'orders', '-t', 'VAT', '--running'])).toMatchObject({
      names: ['api'],
      files: ['orders'],
      text: 'VAT',
      isRunning: true,
    });
  });

  it('selects the tests of a commit’s changes', () => {
    expect(readArguments(['changed', 'HEAD~2'])).toMatchObject({
      isChanged: true,
      since: 'HEAD~2',
      names: [],
    });
  });
});

describe('the graph of tests', async () => {
  const graph = await readGraph();
  const suites = [...GATE, ...REST].filter(({ isSuite }) => isSuite);

  it('has a stage for every test file', () => {
    expect(graph.files.filter((file) => !suites.some(({ isOwn }) => isOwn(file)))).toEqual([]);
  });

  it('contains what tests depend on, through other modules and directly', () => {
    const vat = graph.closureOf('domain/src/orders/vat.test.ts');
    expect(vat.has('domain/src/orders/vat.ts')).toBe(true);
    expect(vat.has('functions/src/handlers.ts')).toBe(false);
    expect(graph.closureOf('tests/api/orders.test.ts').has('firestore.rules')).toBe(true);
    expect(graph.closureOf('tests/rules/indexes.test.ts').has('web/src/main.tsx')).toBe(true);
  });

  it('makes tests that list files depend on every file', () => {
    for (const test of ['web/src/theme/textColours.test.ts', 'tests/wiring/words.test.ts'])
      expect(graph.closureOf(test).size, test).toBeGreaterThan(3000);
  });
});
