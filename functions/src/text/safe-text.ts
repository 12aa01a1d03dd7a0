/** Makes text safe inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * One line of what people typed: no break that could begin a paragraph, or a header, of its own, and nothing that turns
 * the direction of what follows. Isolates stay: they keep a name's direction to the name.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/g, '')
    .trim();
