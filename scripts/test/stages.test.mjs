import { describe, expect, it } from 'vitest';
import { hasTriedNothing, readArguments } from './stages.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };
/** Of a suite of which a text names no test. */
const ALL_SKIPPED = { ...NONE, skipped: 40 };

describe('a run of the tests', () => {
  it.each([
    ['a file that there is not', ['types', 'units'], NONE],
    ['a name that no test has', ['wiring', '-t', 'nothing such'], ALL_SKIPPED],
  ])('is not green with %s', (_, words, counted) => {
    expect(hasTriedNothing(readArguments(words), counted)).toBe(true);
  });

  it.each([
    ['a stage without tests', ['lint'], NONE],
    ['a file that there is', ['wiring', 'words'], { ...NONE, passed: 1 }],
    ['one whose only test fails', ['wiring', 'words'], { ...NONE, failed: 1 }],
  ])('has tried what it was asked for with %s', (_, words, counted) => {
    expect(hasTriedNothing(readArguments(words), counted)).toBe(false);
  });
});
