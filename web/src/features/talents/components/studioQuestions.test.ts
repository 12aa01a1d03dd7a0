import { describe, expect, it } from 'vitest';
import { getStudioQuestions } from './studioQuestions.ts';

describe('before a studio is saved', () => {
  it.each([
    [true, true, []],
    [true, false, ['noRemote']],
    [false, true, ['noStudio']],
    [false, false, ['noStudio', 'noRemote']],
    [null, null, ['noStudio', 'noRemote']],
  ] as const)(
    'home studio %s and live connection %s are asked about: %j',
    (homeStudio, ableToConnect, questions) => {
      expect(getStudioQuestions({ homeStudio, ableToConnect })).toEqual(questions);
    },
  );
});
