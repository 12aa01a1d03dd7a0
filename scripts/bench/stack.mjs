import { benchCalls } from './calls.mjs';

/** An installed checkout until the app answers, and what a call costs there. */
export const benchStack = async ({ startSeconds }) => [
  ...(startSeconds === undefined
    ? []
    : [['Installed checkout to app answering', `${startSeconds.toFixed(1)} s`, 'under 25 s']]),
  ...(await benchCalls()),
];
