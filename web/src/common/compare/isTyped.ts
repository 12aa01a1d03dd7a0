/** Returns whether a key in this element is text, and no shortcut. */
export const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
