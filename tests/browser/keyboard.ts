import type { Page } from 'playwright-core';

const STOPS = 160;
/** Frames to wait for a visible change: a busy machine paints late. */
const FRAMES = 30;

/** The focused element's name, and whether the focus is visible. */
interface Stop {
  readonly name: string;
  readonly seen: 'yes' | 'no' | 'not known yet';
}

/** Runs in the page. Compares every focusable element with its look at rest: a permanent ring or a card's shadow doesn't show the focus. */
const WATCH = `
window.focusWatch ??= (() => {
  const atRest = new WeakMap();
  const withFocus = new WeakMap();
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, audio, [tabindex], [contenteditable]';
  const lookOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    const line = (kind, width, colour) => (kind === 'none' || width === '0px' ? 'none' : [kind, width, colour].join(' '));
    const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      line(style['border' + side + 'Style'], style['border' + side + 'Width'], style['border' + side + 'Color']));
    return [line(style.outlineStyle, style.outlineWidth, style.outlineColor), style.boxShadow, style.backgroundColor, ...sides].join(';');
  };
  // A field's ring is on its frame; a checkbox's or switch's is on the drawn replacement.
  const around = (element) => {
    const frame = element.closest('.MuiInputBase-root, .MuiPickersInputBase-root');
    return [element, element.parentElement, element.closest('label, .MuiButtonBase-root'), frame, frame?.querySelector('fieldset')]
      .filter((one, at, all) => one && all.indexOf(one) === at);
  };
  const looksOf = (element) => {
    const looks = around(element)
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => [one, '::before', '::after'].map((part) => (part === one ? lookOf(one) : lookOf(one, part))).join('|'));
    return looks.join('\\n');
  };
  const isHere = (element) => element === document.activeElement;
  const rest = () => {
    const unseen = [];
    for (const element of document.querySelectorAll(FOCUSABLE)) {
      if (isHere(element)) continue;
      const looks = looksOf(element);
      atRest.set(element, looks);
      if (withFocus.get(element) === looks) unseen.push(getName(element));
      withFocus.delete(element);
    }
    return unseen;
  };
  const getName = (element) => {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    return [element.getAttribute('aria-label'), ...labels, ...labelledBy, element.textContent].filter(Boolean).join(' ');
  };
  const stop = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', seen: 'yes' };
    const name = getName(element);
    const looks = looksOf(element);
    const { bottom, right, top, left } = element.getBoundingClientRect();
    if (bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return { name, seen: 'no' };
    if (!atRest.has(element)) {
      // It appeared with the focus, so it is compared after the focus has moved on.
      withFocus.set(element, looks);
      return { name, seen: 'not known yet' };
    }
    return { name, seen: atRest.get(element) === looks ? 'no' : 'yes' };
  };
  // Waits for styles that fade in.
  const settled = async () => {
    for (let frame = 0; frame < ${FRAMES} && stop().seen === 'no'; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return stop();
  };
  return { rest, stop, settled };
})()`;

const run = <T>(page: Page, expression: string): Promise<T> =>
  page.evaluate<T>(`${WATCH}; focusWatch.${expression}`);

/** Presses a key that moves the focus; returns the focused element and fails if the focus is invisible. */
export const move = async (page: Page, key: string): Promise<string> => {
  const unseen = await run<readonly string[]>(page, 'rest()');
  if (unseen.length > 0) throw new Error(`The focus on "${unseen.join('", "')}" could not be seen`);
  await page.keyboard.press(key);
  const { name, seen } = await run<Stop>(page, 'settled()');
  if (seen === 'no') throw new Error(`The focus on "${name}" cannot be seen`);
  return name;
};

/** Repeats a key, Tab by default, until the focused element's name matches. */
export const focusByKey = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  const passed = new Set<string>();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const found = await move(page, key);
    passed.add(found);
    if (typeof name === 'string' ? found.includes(name) : name.test(found)) return;
  }
  throw new Error(`${key} does not come to "${String(name)}", only to: ${[...passed].join(' | ')}`);
};

export const pressOn = async (page: Page, name: string | RegExp, key = 'Enter'): Promise<void> => {
  await focusByKey(page, name);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, name: string | RegExp, value: string): Promise<void> => {
  await focusByKey(page, name);
  await page.keyboard.type(value);
};

export const getFocusedName = async (page: Page): Promise<string> => (await run<Stop>(page, 'stop()')).name;
