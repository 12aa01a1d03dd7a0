const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** A piece of text without a line break inside. */
export interface Word {
  readonly text: string;
  /** True when no space precedes it: scripts without spaces are split between letters. */
  readonly isGlued: boolean;
}

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

const isLeftToRight = (text: string): boolean => !isRightToLeft(text) && LETTER.test(text);

export const toWords = (text: string): readonly Word[] =>
  text
    .split(/ +/u)
    .flatMap((part) =>
      (part.match(WITHOUT_SPACES) ?? ['']).map((piece, index) => ({ text: piece, isGlued: index > 0 })),
    );

/** Sorts a line's words from left to right: right-to-left stretches are reversed, with numbers and signs inside. The font orders letters. */
export const sortInPaintOrder = <Item extends Pick<Word, 'text'>>(line: readonly Item[]): readonly Item[] => {
  const painted: Item[] = [];
  for (let index = 0; index < line.length;) {
    let end = index;
    if (isRightToLeft(line[index]?.text ?? ''))
      for (let next = index; next < line.length && !isLeftToRight(line[next]?.text ?? ''); next += 1)
        if (isRightToLeft(line[next]?.text ?? '')) end = next;
    painted.push(...line.slice(index, end + 1).reverse());
    index = end + 1;
  }

  return painted;
};
