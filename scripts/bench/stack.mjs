import { benchCalls } from './calls.mjs';

/** Measures the start of an installed checkout, and the cost of a call. */
export const benchStack = async ({ startSeconds }) => [
  ...(startSeconds === undefined
    ? []
    : [['Installed checkout to app answering', `${startSeconds.toFixed(1)} s`, 'under 25 s']]),
  ...(await benchCalls()),
];
