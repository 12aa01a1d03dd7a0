/** Messages between a benchmark client and its parent process: `notify` sends, `heard` waits. */
export const notify = (message) => process.send?.(message);

/** @returns {Promise<void>} */
export const waitForHeard = (expected) =>
  new Promise((resolve) => {
    const listener = (message) => {
      if (message !== expected) return;
      process.off('message', listener);
      resolve();
    };
    process.on('message', listener);
  });
