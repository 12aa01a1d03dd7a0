import { useContext, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Brand } from '../../components/layout/Brand.tsx';
import { PolicyLinks } from '../../components/layout/PolicyLinks.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../components/layout/PreferencesMenu.tsx';
import { OfflineBanner } from '../../components/layout/OfflineBanner.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { MAIN_ID, SkipLink } from '../../components/layout/SkipLink.tsx';
import { useTokenDensity } from '../../components/layout/useDensity.ts';
import { useText } from '../../i18n/useText.ts';
import { usePlatformBranding } from '../../lib/branding.ts';
import { BrandContext } from '../../theme/brandContext.ts';

interface Props {
  readonly children: ReactNode;
  readonly maxWidth: number;
  readonly withLogo?: boolean;
}

/** Header and one column, for pages without a session. */
export const PublicFrame = ({ children, maxWidth, withLogo = true }: Props) => {
  const text = useText();
  const branding = usePlatformBranding();
  const { agency } = useContext(BrandContext);

  useTokenDensity();

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
        <OfflineBanner />
      </Box>
      <Row
        component="header"
        isOneLine
        gap={0.5}
        align="center"
        sx={{
          displayPrint: 'none',
          minHeight: 56,
          paddingInline: 2,
          width: 1,
          maxWidth,
          marginInline: 'auto',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {withLogo && (
            <Brand
              name={agency?.publicName ?? branding?.title ?? text('common.appName')}
              isWordmark
              {...(agency ? { logoUrl: agency.logoUrl, logoDarkUrl: agency.logoDarkUrl } : {})}
            />
          )}
        </Box>
        <LanguageSwitch />
        <ThemeSwitch />
      </Row>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          width: 1,
          maxWidth,
          marginInline: 'auto',
          padding: 2,
        }}
      >
        {children}
      </Box>
      {agency && (
        <Box sx={{ width: 1, maxWidth, marginInline: 'auto', displayPrint: 'none' }}>
          <PolicyLinks {...agency} />
        </Box>
      )}
    </Box>
  );
};
