import { useEffect, useRef } from 'react';

/** Handlers by the browser's key names. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Elements that take typed keys. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu], [role=dialog]';
/** Elements that Space activates natively. */
const PRESSED = 'button, a, input, [role=tab]';

const isOthers = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  if (document.querySelector('[role=dialog]')) return true;
  if (target?.closest(TYPING)) return true;
  return event.key === ' ' && target?.closest(PRESSED) !== null && target !== null;
};

/** A page's shortcuts: disabled while typing, in dialogs and for the browser's own keys. Escape leaves a multi-line field, which enables them again. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) return event.target.blur();
      const act = newest.current[event.key];
      if (!act || isOthers(event)) return undefined;
      event.preventDefault();
      return act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
