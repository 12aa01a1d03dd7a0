import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const CONTROLS = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"], button';

const getControl = (name: string): HTMLElement | null => {
  const safe = CSS.escape(name);
  const around = document.querySelector(`[data-field="${safe}"]`);
  return (
    around?.querySelector<HTMLElement>(CONTROLS) ?? document.querySelector<HTMLElement>(`[name="${safe}"]`)
  );
};

/** Focuses the field named by the address (`#phone`) once the form is rendered. */
export const useFieldFromAddress = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const control = getControl(decodeURIComponent(hash.slice(1)));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [hash]);
};
