/** Vitest's `sequence` for files: at random under `npm test -- --shuffle`, otherwise Vitest's own order. */
export const getFileOrder = () => ({ shuffle: { files: process.env.TEST_ORDER === 'random', tests: false } });
