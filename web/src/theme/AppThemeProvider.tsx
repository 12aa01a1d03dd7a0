import { useContext, useMemo, useState, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useText } from '../i18n/useText.ts';
import { EmbeddedRepliesContext } from '../lib/http/embeddedReplies.ts';
import { BrandContext, getInitialAgency, getInitialBrand } from './brandContext.ts';
import { createAppTheme } from './theme.ts';
import { THEME_STORAGE_KEY } from './themeStorage.ts';

/** Light and dark with the agency's accent. The first paint's scheme was already chosen in index.html. */
export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const brought = useContext(EmbeddedRepliesContext);
  const [brand, setBrand] = useState(() => getInitialBrand(brought));
  const [agency, setAgency] = useState(() => getInitialAgency(brought));
  const text = useText();
  const accent = agency?.accent ?? brand.accent;
  const theme = useMemo(() => createAppTheme(accent, text), [accent, text]);
  const state = useMemo(
    () => ({ title: brand.title, accent, agency, setBrand, setAgency }),
    [brand.title, accent, agency],
  );

  return (
    <BrandContext value={state}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={THEME_STORAGE_KEY}
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </BrandContext>
  );
};
