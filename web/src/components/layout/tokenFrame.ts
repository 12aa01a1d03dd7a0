import { createContext, useContext, useEffect } from 'react';

interface TokenFrame {
  readonly setLogoHidden: (hidden: boolean) => void;
}

export const TokenFrameContext = createContext<TokenFrame>({ setLogoHidden: () => undefined });

/** Takes the logo off the header for as long as `hidden` holds. */
export const useHiddenLogo = (hidden: boolean): void => {
  const { setLogoHidden } = useContext(TokenFrameContext);
  useEffect(() => {
    setLogoHidden(hidden);
    return () => setLogoHidden(false);
  }, [hidden, setLogoHidden]);
};
