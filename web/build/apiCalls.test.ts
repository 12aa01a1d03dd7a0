import { expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import { bindApiCalls } from './apiCalls.mjs';

const CLIENT = "import { api } from '../lib/http/api.ts';";

it('imports the contracts that a module calls, without moving its lines', () => {
  const text = `import { a } from './a.ts';\n${CLIENT}\n\nvoid api.orders\n  .bill({ id: a }).then(api.orders.list);\n`;

  expect(bindApiCalls(text, 'here.ts')?.split('\n')).toEqual([
    "import { ordersApi } from '@domain/orders/orders.api.ts'; import { toCall } from '../lib/http/api.ts';import { a } from './a.ts';",
    '',
    '',
    "void toCall(ordersApi['orders.bill'])",
    "  ({ id: a }).then(toCall(ordersApi['orders.list']));",
    '',
  ]);
});

it('finds every contract', () => {
  const lost = Object.keys(api).filter((name) => !bindApiCalls(`${CLIENT}\napi.${name}()`, 'here.ts'));
  expect(lost).toEqual([]);
});

it('refuses a call without a contract, and ignores other modules', () => {
  expect(() => bindApiCalls(`${CLIENT}\napi.orders.guess()`, 'here.ts')).toThrow('orders.guess');
  expect(bindApiCalls("import { api } from './other.ts';", 'here.ts')).toBeUndefined();
});
