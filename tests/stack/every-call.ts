import { forgetCalls, neverCalled } from './called.ts';

/**
 * Around a whole run: when it is told to be complete, it fails for calls that no test has made with success. A run that goes on
 * where another one failed adds to what that one has called.
 */
export default () => {
  if (process.env['CALLS_GO_ON'] !== '1') forgetCalls();
  return () => {
    const missing = process.env['EVERY_CALL'] === '1' ? neverCalled() : [];
    if (missing.length === 0) return;
    console.error(missing.map((name) => `tests/api: add a test that calls ${name} with success`).join('\n'));
    process.exitCode = 1;
  };
};
