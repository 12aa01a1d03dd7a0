import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GOALS } from '../../tests/bench/goals.ts';
import { ROOT } from '../bootstrap.mjs';
import { toCostTables, WARM_MONTHS } from './cost.mjs';
import { readDeclared } from './declared.mjs';

const squeeze = (text) => text.replaceAll(/ +|-{3,}/g, ' ').replaceAll(/ *\| */g, '|');

it('is computed in docs/cost.md from the counts that the bench measures', () => {
  expect(squeeze(readFileSync(`${ROOT}docs/cost.md`, 'utf8'))).toContain(squeeze(toCostTables()));
  expect(Object.keys(readDeclared('cost').month.calls).sort()).toEqual(Object.keys(GOALS).sort());
});

it('counts cold storage from when the bucket moves files to it', () => {
  const { lifecycle } = readDeclared('bucket', { ORIGIN: '' });
  const { condition } = lifecycle.rule.find(({ action }) => action.type === 'SetStorageClass');
  expect(condition.age).toBe(WARM_MONTHS * 30);
});
