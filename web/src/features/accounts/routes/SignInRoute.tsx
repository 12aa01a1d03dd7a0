import { useState } from 'react';
import Box from '@mui/material/Box';
import { Brand } from '../../../components/layout/Brand.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../../components/layout/PreferencesMenu.tsx';
import { OfflineBanner } from '../../../components/layout/OfflineBanner.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePlatformBranding } from '../../../lib/branding.ts';
import { SignInForm } from '../components/SignInForm.tsx';
import { takeCredentials } from '../components/takeCredentials.ts';
import { VoicesArtwork } from '../components/VoicesArtwork.tsx';

/** Sign-in. Credentials in the address sign in automatically and are removed from it immediately. */
const SignInRoute = () => {
  const text = useText();
  const branding = usePlatformBranding();

  useDocumentTitle(text('signIn.title'));

  const [credentials] = useState(takeCredentials);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(440px, 5fr) 6fr' },
        minHeight: '100dvh',
      }}
    >
      <Box
        sx={{ display: 'flex', flexDirection: 'column', paddingInline: { xs: 2, sm: 4 }, paddingBlock: 1.5 }}
      >
        <OfflineBanner />
        <Row component="header" isOneLine gap={0.5} align="center">
          <Box sx={{ flex: 1 }}>
            <Brand name={branding?.title ?? text('common.appName')} />
          </Box>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
        <Box
          component="main"
          sx={{ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', paddingBlock: 4 }}
        >
          <SignInForm credentials={credentials} />
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, padding: 1.5, paddingInlineStart: 0 }}>
        <VoicesArtwork />
      </Box>
    </Box>
  );
};

export default SignInRoute;
