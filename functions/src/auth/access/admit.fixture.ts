import type { Request } from 'firebase-functions/v2/https';
import { expect } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { admit } from './admit.ts';

export type Row = readonly [string, Contract];

export const CONTRACTS = Object.entries(api) as unknown as readonly Row[];

/** Returns a call's result at the guard: `in`, `nobody` (admitted without a caller) or status and code. */
export const ask = async ([name, contract]: Row, headers = {}): Promise<string> => {
  try {
    return (await admit(name, contract, { headers } as Request)) ? 'in' : 'nobody';
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`;
    throw error;
  }
};

export const findFaults = async (
  rows: readonly Row[],
  answer: (row: Row) => Promise<string>,
  expected: (contract: Contract, name: string) => string,
): Promise<readonly string[]> => {
  expect(rows.length).toBeGreaterThan(0);
  const answers = await Promise.all(rows.map(async (row) => [row, await answer(row)] as const));
  return answers.flatMap(([[name, contract], got]) =>
    got === expected(contract, name) ? [] : [`${name}: ${got}, not ${expected(contract, name)}`],
  );
};
