import { describe, expect, it } from 'vitest';
import { chooseStep, enabledSteps, nextEnabledStep } from './steps.ts';

describe('chooseStep', () => {
  const upToThree = [true, true, true, false, false, false];

  it('takes the step that the query names when it can be opened', () => {
    expect(chooseStep('2', upToThree)).toEqual({ step: 2, clearQuery: false });
  });

  it('opens the step before the first disabled one without a query', () => {
    expect(chooseStep(null, upToThree)).toEqual({ step: 3, clearQuery: false });
  });

  it('opens the last step when none is disabled', () => {
    expect(chooseStep(null, [true, true])).toEqual({ step: 2, clearQuery: false });
  });

  it('opens the first enabled step when the first one is disabled', () => {
    expect(chooseStep(null, [false, false, true, false])).toEqual({ step: 3, clearQuery: false });
  });

  it.each(['4', '0', '-1', '7', '1.5', 'two', ''])('clears ?step=%s', (query) => {
    expect(chooseStep(query, upToThree)).toEqual({ step: 3, clearQuery: true });
  });
});

describe('enabledSteps', () => {
  it('opens licensing once there is a character, in no language yet', () => {
    expect(enabledSteps({ voices: 0, castings: 1, castingDemos: 0 })[1]).toBe(false);
    expect(enabledSteps({ voices: 1, castings: 0, castingDemos: 0 })[1]).toBe(true);
  });

  it.each([
    ['information without a character', { voices: 0, castings: 1, castingDemos: 0 }, 1],
    ['licensing without a language', { voices: 1, castings: 0, castingDemos: 0 }, 2],
    ['the voice finder without a voice', { voices: 1, castings: 1, castingDemos: 0 }, 3],
    ['the selection after that', { voices: 1, castings: 1, castingDemos: 1 }, 4],
  ])('lets a project begin at %s', (_, facts, step) => {
    expect(chooseStep(null, enabledSteps(facts)).step).toBe(step);
  });

  it('opens the voice finder once there is a character and a language', () => {
    expect(enabledSteps({ voices: 1, castings: 0, castingDemos: 0 })[2]).toBe(false);
    expect(enabledSteps({ voices: 1, castings: 1, castingDemos: 0 })[2]).toBe(true);
  });

  it('opens the selection once a voice is listed', () => {
    expect(enabledSteps({ voices: 1, castings: 1, castingDemos: 0 })[3]).toBe(false);
    expect(enabledSteps({ voices: 1, castings: 1, castingDemos: 1 })[3]).toBe(true);
  });
});

describe('nextEnabledStep', () => {
  it('skips what is disabled and ends at the last', () => {
    const enabled = [true, false, true, false];
    expect(nextEnabledStep(1, enabled)).toBe(3);
    expect(nextEnabledStep(3, enabled)).toBeUndefined();
  });
});
