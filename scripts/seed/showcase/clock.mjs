const RealDate = globalThis.Date;
let current = RealDate.now();

/** Replaces the process's Date while the story has its own clock. */
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

/** Moves the clock forward; past moments are ignored. */
export const moveTo = (moment) => {
  current = Math.max(current, moment);
};

/** Lets some milliseconds pass. */
export const passTime = (millis) => {
  current += Math.round(millis);
};
