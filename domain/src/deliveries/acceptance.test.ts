import { expect, it } from 'vitest';
import { ACCEPTANCE_REMINDERS, getFirstStep, getStepAfter } from './acceptance.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days of reminders and acceptance if each step runs `late` days after it is due. */
const follow = (days: number, late: number): readonly number[] => {
  let step = getFirstStep(0, days)!;
  const done: number[] = [];
  for (let sent = 1; sent <= ACCEPTANCE_REMINDERS; sent += 1) {
    const now = step.at + late * DAY;
    done.push(now / DAY);
    step = getStepAfter(step.acceptsAt, sent, now);
  }
  return [...done, step.at / DAY, step.acceptsAt / DAY];
};

it('reminds halfway and a day before, then accepts', () => {
  expect(follow(10, 0)).toEqual([5, 9, 10, 10]);
  expect(follow(3, 0)).toEqual([1.5, 2.5, 3.5, 3.5]);
});

it('leaves a day to answer after each reminder, even a late one', () => {
  expect(follow(10, 8)).toEqual([13, 22, 23, 23]);
});

it('never accepts without an agreed period', () => {
  expect(getFirstStep(0, null)).toBeNull();
});
