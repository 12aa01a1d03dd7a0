import { STAGES } from './stages.mjs';

const FLAGS = ['--running', '--all', '--shuffle'];

/** Parses arguments of `npm test`: stages, parts of paths, a text in test names, and flags. */
export const readArguments = (words) => {
  const position = words.indexOf('-t');
  const text = position < 0 ? undefined : words[position + 1];
  const plain = words.filter(
    (word, index) =>
      !FLAGS.includes(word) && (position < 0 || (index !== position && index !== position + 1)),
  );
  const isStage = (word) => STAGES.some(({ name }) => name === word);
  const [first, ...furtherWords] = plain;
  const isChanged = first === 'changed';

  return {
    isChanged,
    since: isChanged ? (furtherWords[0] ?? 'HEAD') : undefined,
    names: isChanged ? [] : plain.filter(isStage),
    files: isChanged ? [] : plain.filter((word) => !isStage(word)),
    text,
    isRunning: words.includes('--running'),
    isAll: words.includes('--all') || process.env.CI === 'true',
    isShuffled: words.includes('--shuffle'),
  };
};
