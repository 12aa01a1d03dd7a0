import { useContext } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { getAccent } from '@domain/branding/accent.ts';
import { BrandContext } from '../../theme/brandContext.ts';
import { SURFACES } from '@domain/branding/surfaces.ts';

/** Canvas ignores CSS variables, so these are values of the current scheme and brand. */
export const useWaveColours = (): { readonly rest: string; readonly played: string } => {
  const { colorScheme } = useColorScheme();
  const { accent } = useContext(BrandContext);
  const scheme = colorScheme ?? 'light';
  return { rest: SURFACES[scheme].wave, played: getAccent(accent, scheme).main };
};
