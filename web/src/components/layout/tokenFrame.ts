import { createContext, useContext, useEffect } from 'react';

interface TokenFrame {
  readonly setLogoHidden: (hidden: boolean) => void;
}

export const TokenFrameContext = createContext<TokenFrame>({ setLogoHidden: () => undefined });

/** Hides the header's logo while `hidden` is true. */
export const useHiddenLogo = (hidden: boolean): void => {
  const { setLogoHidden } = useContext(TokenFrameContext);
  useEffect(() => {
    setLogoHidden(hidden);
    return () => setLogoHidden(false);
  }, [hidden, setLogoHidden]);
};
