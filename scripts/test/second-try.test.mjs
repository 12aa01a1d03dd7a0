import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countIn, filesToTryAgain, reportOfSecondTry } from './second-try.mjs';

let folder;
let path;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/second-try-`);
  path = `${folder}/e2e.json`;
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name, ...statuses) => ({
  name: `/tests/e2e/${name}.test.ts`,
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status, at) => ({ status, fullName: `${name} ${at}` })),
});

/** Writes what a suite reports of some files. */
const report = (to, ...files) => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted) => all.filter(({ status }) => status === wanted).length;
  const success = files.every(({ status }) => status === 'passed');
  const counts = { numPassedTests: count('passed'), numFailedTests: count('failed'), numPendingTests: 2 };
  writeFileSync(to, JSON.stringify({ success, ...counts, testResults: files }));
};

describe('a suite of which something failed', () => {
  it('names the files to try again, with what failed in them', () => {
    report(path, file('one', 'passed', 'failed'), file('two', 'passed'));
    expect(filesToTryAgain(path)).toEqual([{ file: '/tests/e2e/one.test.ts', tests: ['one 1'] }]);
  });

  it('is not tried again where much failed, or nothing is known of it', () => {
    report(path, ...['a', 'b', 'c', 'd', 'e'].map((name) => file(name, 'failed')));
    expect(filesToTryAgain(path)).toEqual([]);
    expect(filesToTryAgain(`${folder}/other.json`)).toEqual([]);
  });

  it('counts as its second try went', () => {
    report(path, file('one', 'passed', 'failed', 'failed'), file('two', 'passed'));
    expect(countIn(path)).toEqual({ passed: 2, failed: 2, skipped: 2 });
    report(reportOfSecondTry(path), file('one', 'passed', 'passed', 'failed'));
    expect(countIn(path)).toEqual({ passed: 3, failed: 1, skipped: 2 });
    report(reportOfSecondTry(path), file('one', 'passed', 'passed', 'passed'));
    expect(countIn(path)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts as failed where a file does not load, or no report is there', () => {
    report(path, { ...file('one'), status: 'failed' });
    expect(countIn(path)).toEqual({ passed: 0, failed: 1, skipped: 2 });
    expect(countIn(`${folder}/other.json`)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
