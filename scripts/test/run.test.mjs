import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { readGraph } from './graph.mjs';
import { GATE, REST } from './stages.mjs';

describe('the command line', () => {
  it('names stages, files and a text', () => {
    expect(readArguments(['api', 'orders', '-t', 'VAT', '--running'])).toMatchObject({
      names: ['api'],
      files: ['orders'],
      text: 'VAT',
      isRunning: true,
    });
  });

  it('asks for what a commit changed', () => {
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

  it('knows what tests depend on, through other modules and beside them', () => {
    const price = graph.closureOf('domain/src/pricing/price.test.ts');
    expect(price.has('domain/src/pricing/price.ts')).toBe(true);
    expect(price.has('functions/src/handlers.ts')).toBe(false);
    expect(graph.closureOf('tests/api/orders.test.ts').has('firestore.rules')).toBe(true);
  });
});
