/** How a client of the benchmark talks to the process that started it: `tell` says something, `heard` waits for a word. */
export const tell = (message) => process.send(message);

export const heard = (wanted) =>
  new Promise((resolve) => {
    const listener = (message) => {
      if (message !== wanted) return;
      process.off('message', listener);
      resolve();
    };
    process.on('message', listener);
  });
