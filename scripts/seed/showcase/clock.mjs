const RealDate = globalThis.Date;
let current = RealDate.now();

/** The process's Date, as long as the story has a clock of its own. */
class StoryDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(current);
    // @ts-expect-error The constructor of Date is overloaded.
    else super(...args);
  }

  static now() {
    return current;
  }
}

/** Replaces this process's clock by one that moves only on command. */
export const stopClock = (moment) => {
  current = moment;
  globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (StoryDate));
};

/** Moves the clock forward; a moment that is over leaves it where it is. */
export const moveTo = (moment) => {
  current = Math.max(current, moment);
};

/** Lets some milliseconds pass. */
export const pass = (millis) => {
  current += Math.round(millis);
};
