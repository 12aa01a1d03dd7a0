const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as people count them: an emoji or a letter with its marks is one. */
const listGraphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first character as people count them; empty for an empty text. */
export const getFirstGrapheme = (text: string): string => listGraphemes(text.slice(0, 64))[0] ?? '';

/** At most `max` UTF-16 units of a text, and no half of a character. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (length + segment.length > max) break;
    length += segment.length;
  }
  return text.slice(0, length);
};
