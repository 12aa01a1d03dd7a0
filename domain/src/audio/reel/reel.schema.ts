import { messageId, text } from '../../messages/yup.ts';
import { TAKE_MIN_MS, TAKES_MAX, type Span } from './reel.ts';
import { readTakes } from './takes-text.ts';

/** Longest list: six takes of at most six digits a border. */
const LENGTH_MAX = 100;
const SPANS = /^\d{1,6}-\d{1,6}(?:,\d{1,6}-\d{1,6})*$/;

/** Returns whether takes follow each other, each long enough, within a recording of this length. */
export const areTakes = (takes: readonly Span[], durationMs: number): boolean =>
  takes.length <= TAKES_MAX &&
  takes.every(
    ({ startMs, endMs }, index) =>
      endMs - startMs >= TAKE_MIN_MS && startMs >= (takes[index - 1]?.endMs ?? 0) && endMs <= durationMs,
  );

/** The talent's own borders of takes in a query, in order. That they end within the recording is checked with it. */
export const takeSpans = () =>
  text()
    .max(LENGTH_MAX)
    .matches(SPANS, messageId('audition.takeBorders'))
    .test(
      'in order',
      messageId('audition.takeBorders'),
      (value) => value === undefined || !SPANS.test(value) || areTakes(readTakes(value), Infinity),
    );
