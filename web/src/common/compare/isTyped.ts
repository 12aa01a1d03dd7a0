/** Returns whether keys in this element type text rather than trigger shortcuts. */
export const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
