const BORDER_MS = 200;
const SHORTER_MS = 1000;

/** Returns the findings that a recording should get, as texts. */
const listExpected = ({ takes, slate, talkAfter, plan }) => [
  ...(takes.length === 3 ? [] : [`takesFound ${takes.length}`]),
  ...(slate ? ['slate'] : []),
  ...(plan.longSilence > 0 ? [`longSilence ${plan.longSilence + 1}`] : []),
  ...(talkAfter ? ['talkAfter'] : []),
  ...(plan.shorter >= 0 && isShorter(takes, plan.shorter) ? [`shorterTake ${plan.shorter + 1}`] : []),
];

/** Returns whether a take without a sentence is shorter than the others by a second. */
const isShorter = (takes, index) => {
  const lengths = takes.map(({ startMs, endMs }) => endMs - startMs);
  const rivals = lengths.filter((_, position) => position !== index).sort((a, b) => a - b);
  return rivals[Math.floor(rivals.length / 2)] - lengths[index] >= SHORTER_MS;
};

const getName = (finding) => {
  if (finding.code === 'takesFound') return `takesFound ${finding.found}`;
  return 'take' in finding ? `${finding.code} ${finding.take}` : finding.code;
};

/** Compares an analysis with what the recording contains. */
export const judgeReel = (reel, made) => {
  const borders = made.takes.flatMap(({ startMs, endMs }, index) => {
    const found = made.takes.length === reel.takes.length ? reel.takes[index] : undefined;
    return [
      found ? Math.abs(found.startMs - startMs) : Infinity,
      found ? Math.abs(found.endMs - endMs) : Infinity,
    ];
  });

  const [expected, stated] = [listExpected(made), reel.findings.map(getName)];

  return {
    borders: borders.length,
    within: borders.filter((distance) => distance <= BORDER_MS).length,
    stated: stated.length,
    falseOnes: stated.filter((name) => !expected.includes(name)),
    expected: expected.length,
    missed: expected.filter((name) => !stated.includes(name)),
  };
};

/** Compares aligned phrases with where each sentence begins in each take. */
export const judgePhrases = (aligned, { takes: [first, ...furtherTakes] }) => {
  let [phrases, within] = [0, 0];
  for (const { sentence, startMs } of first.phrases) {
    const row = aligned.find(([spoken]) => Math.abs(spoken.startMs - startMs) <= BORDER_MS);
    furtherTakes.forEach((take, index) => {
      const expected = take.phrases.find((phrase) => phrase.sentence === sentence);
      if (!expected) return;
      phrases += 1;
      const found = row?.[index + 1];
      if (found && Math.abs(found.startMs - expected.startMs) <= BORDER_MS) within += 1;
    });
  }

  return { phrases, within };
};
