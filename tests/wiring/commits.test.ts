import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Earlier subjects predate this rule. */
const SINCE = '2026-11-28T05:00:00Z';
const SUBJECT = /^[a-z][\w ,./()-]*: \S.*$/u;
const SUBJECT_MAX = 72;

it('names the area and the change in each commit subject, in at most 72 characters', () => {
  const subjects = execFileSync('git', ['log', `--since=${SINCE}`, '--no-merges', '--format=%s'], {
    encoding: 'utf8',
  });
  const isWrong = (subject: string): boolean => subject.length > SUBJECT_MAX || !SUBJECT.test(subject);
  expect(subjects.split('\n').filter((subject) => subject && isWrong(subject))).toEqual([]);
});
