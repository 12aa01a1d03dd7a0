import { createContext, useContext, useEffect } from 'react';
import { DEFAULT_ACCENT } from './accent.ts';

interface Brand {
  readonly accent: string;
  readonly setAccent: (accent: string) => void;
}

export const BrandContext = createContext<Brand>({ accent: DEFAULT_ACCENT, setAccent: () => undefined });

/** Shows the page in an agency's colour for as long as the caller is mounted. */
export const useBrandAccent = (accent: string | null | undefined): void => {
  const { setAccent } = useContext(BrandContext);
  useEffect(() => {
    if (!accent) return undefined;
    setAccent(accent);
    return () => setAccent(DEFAULT_ACCENT);
  }, [accent, setAccent]);
};
