import { useContext } from 'react';
import { SessionContext } from '../session/session.ts';
import { readKey } from './readKey.ts';
import { useWindowKeys } from './useWindowKeys.ts';

/** Handlers by the names of `readKey`; `Shift+` before those pressed with Shift. */
type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Elements that take typed keys. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';
/** Elements that Space activates natively. */
const PRESSED = 'button, a, input, [role=tab]';

const isOthers = (event: KeyboardEvent, isInDialog: boolean): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  if (!isInDialog && document.querySelector('[role=dialog]')) return true;
  if (target?.closest(TYPING)) return true;
  return event.key === ' ' && target !== null && target.closest(PRESSED) !== null;
};

/** Whether the user has switched single keys on for whole pages; visitors can't. */
export const useHasPageKeys = (): boolean => {
  const state = useContext(SessionContext)?.state;
  return state?.status === 'signedIn' && state.pageKeys;
};

/**
 * Single-key shortcuts of a whole page or dialog (WCAG 2.1.4): off until the user switches them on, and while typing. Escape leaves
 * a multi-line field, which enables them again.
 */
export const usePageKeys = (keys: PageKeys, { isInDialog = false } = {}): void => {
  const isOn = useHasPageKeys();
  useWindowKeys((event) => {
    if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) return event.target.blur();

    const key = readKey(event);
    const isLetter = /^\p{L}$/u.test(key);
    const act = keys[isLetter && event.shiftKey ? `Shift+${key}` : key];
    if (!act || isOthers(event, isInDialog) || (isLetter && event.repeat)) return undefined;

    event.preventDefault();
    return act();
  }, isOn);
};
