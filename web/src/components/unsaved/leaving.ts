let isAgreed = false;

/** Says that the navigation which follows at once is meant, and not to be asked about. */
export const agreeToLeave = (): void => {
  isAgreed = true;
  // It is meant for the navigation of this very moment, and for no later one.
  queueMicrotask(() => {
    isAgreed = false;
  });
};

/** Whether the navigation at hand was agreed to. */
export const takeLeave = (): boolean => isAgreed;
