import { readFileSync } from 'node:fs';

/** Most files that are tried again: where more of them fail, it is no chance. */
const FEW = 4;

const reportAt = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Where a suite reports its second try, by where it reported the first. */
export const reportOfSecondTry = (path) => path.replace(/\.json$/, '.again.json');

/**
 * Files of a suite that failed, few enough to be tried again on the same stack, each with the tests of it that failed;
 * empty: there is nothing to try again.
 */
export const filesToTryAgain = (path) => {
  const failed = (reportAt(path)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
  return failed.length <= FEW ? failed : [];
};

/** Tests of a suite by its report, whose last try counts. A report that is not there counts as one that failed. */
export const countIn = (path) => {
  const report = reportAt(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  const last = reportAt(reportOfSecondTry(path)) ?? report;
  // A file that does not even load has no tests to count.
  const failed = last.numFailedTests || (last.success ? 0 : 1);
  const ran = numPassedTests + numFailedTests;
  return { passed: ran - Math.min(ran, last.numFailedTests), failed, skipped: numPendingTests };
};
