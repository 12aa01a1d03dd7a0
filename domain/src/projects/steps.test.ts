import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from './progress.ts';
import { chooseStep, getEnabledSteps, getNextEnabledStep, ORDER_STEP, countRolesToBook } from './steps.ts';

describe('chooseStep', () => {
  const upToThree = [true, true, true, false, false, false];

  it('opens the step in the query when it can be opened', () => {
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
  const nothing = { voices: 0, castings: 0, castingDemos: 0, toBook: 0, booked: 0, wasOrdered: false };
  const cast = { ...nothing, voices: 1, castings: 1, castingDemos: 1 };

  it('opens licensing with a character, before any language', () => {
    expect(getEnabledSteps({ ...nothing, castings: 1 })[1]).toBe(false);
    expect(getEnabledSteps({ ...nothing, voices: 1 })[1]).toBe(true);
  });

  it.each([
    ['information without a character', { ...nothing, castings: 1 }, 1],
    ['licensing without a language', { ...nothing, voices: 1 }, 2],
    ['the voice finder without a voice', { ...cast, castingDemos: 0 }, 3],
    ['the selection after that', cast, 4],
    ['the booking once a voice is chosen', { ...cast, toBook: 1 }, 5],
    ['the order once a voice is booked', { ...cast, toBook: 1, booked: 1 }, 6],
  ])('lets a project begin at %s', (_, facts, step) => {
    expect(chooseStep(null, getEnabledSteps(facts)).step).toBe(step);
  });

  it('opens the voice finder once there is a character and a language', () => {
    expect(getEnabledSteps({ ...nothing, voices: 1 })[2]).toBe(false);
    expect(getEnabledSteps({ ...nothing, voices: 1, castings: 1 })[2]).toBe(true);
  });

  it('opens the selection once a voice is listed', () => {
    expect(getEnabledSteps({ ...cast, castingDemos: 0 })[3]).toBe(false);
    expect(getEnabledSteps(cast)[3]).toBe(true);
  });

  it('opens the booking with the first choice, and the order with the first booking', () => {
    expect(getEnabledSteps(cast)[4]).toBe(false);
    expect(getEnabledSteps({ ...cast, toBook: 1 })).toEqual([true, true, true, true, true, false]);
    expect(getEnabledSteps({ ...nothing, voices: 1, toBook: 1 })[4]).toBe(false);
    expect(getEnabledSteps({ ...cast, toBook: 1, booked: 1 })[5]).toBe(true);
    expect(getEnabledSteps({ ...nothing, voices: 1, booked: 1 })[5]).toBe(false);
  });

  it('keeps a placed order open, regardless of later changes', () => {
    const counts = [0, 1];

    const states = counts.flatMap((voices) =>
      counts.flatMap((castings) =>
        counts.flatMap((castingDemos) =>
          counts.flatMap((toBook) =>
            counts.map((booked) => ({ voices, castings, castingDemos, toBook, booked, wasOrdered: true })),
          ),
        ),
      ),
    );

    const isShut = (facts: (typeof states)[number]) => {
      const { step, clearQuery } = chooseStep(String(ORDER_STEP), getEnabledSteps(facts));
      return step !== ORDER_STEP || clearQuery;
    };

    expect(states.filter(isShut)).toEqual([]);
  });

  it.each([
    ['a chosen voice', { chosen: 1 }, 1],
    ['an approved take', { approved: 1 }, 1],
    ['a requested voice whose choice was undone', { asked: 1 }, 1],
    ['booked voices', { booked: 2 }, 2],
    ['voices and takes that nobody decided on', { shortlisted: 4, requested: 3, takes: 2 }, 0],
  ])('counts %s', (_, progress, count) => {
    expect(countRolesToBook({ ...NO_PROGRESS, ...progress })).toBe(count);
  });
});

describe('nextEnabledStep', () => {
  it('skips disabled steps and ends at the last', () => {
    const enabled = [true, false, true, false];
    expect(getNextEnabledStep(1, enabled)).toBe(3);
    expect(getNextEnabledStep(3, enabled)).toBeUndefined();
  });
});
