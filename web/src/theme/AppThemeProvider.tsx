import { useMemo, useState, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { DEFAULT_ACCENT } from './accent.ts';
import { BrandContext } from './brandContext.ts';
import { createAppTheme } from './theme.ts';
import { THEME_STORAGE_KEY } from './themeStorage.ts';

/** Light and dark with the agency's accent. The first paint's scheme was already chosen in index.html. */
export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [accent, setAccent] = useState(DEFAULT_ACCENT);
  const theme = useMemo(() => createAppTheme(accent), [accent]);
  const brand = useMemo(() => ({ accent, setAccent }), [accent]);
  return (
    <BrandContext value={brand}>
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
