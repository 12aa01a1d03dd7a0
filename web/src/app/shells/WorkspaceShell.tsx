import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { LanguageSwitch, ThemeSwitch } from '../../components/layout/PreferencesMenu.tsx';
import { WaitingProvider } from '../../features/work/waiting/WaitingProvider.tsx';
import { NoticeBell } from '../../features/notices/NoticeBell.tsx';
import { OfflineBanner } from '../../components/layout/OfflineBanner.tsx';
import { MAIN_ID, SkipLink } from '../../components/layout/SkipLink.tsx';
import { usePulses } from '../../common/work/usePulses.ts';
import { useInstalledWorker } from '../../lib/installed/useInstalledWorker.ts';
import { useDeviceUpkeep } from '../../lib/push/useDeviceUpkeep.ts';
import { useOpenedNotice } from '../../lib/push/useOpenedNotice.ts';
import { useAccountLanguage } from '../../lib/session/useAccountLanguage.ts';
import { isImpersonating, useSignedIn } from '../../lib/session/session.ts';
import { useRightsRefresh } from '../../lib/session/useRightsRefresh.ts';
import { useBrand, useBrandIcon } from '../../theme/brandContext.ts';
import { getInitialNavPlace, getLayoutType, rememberNavStyle, watchNavWidth } from '../presentationQuery.ts';
import { ImpersonationBadge } from '../impersonation/ImpersonationBadge.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AgencySelector } from './AgencySelector.tsx';
import { HEADER_HEIGHT } from './measures.ts';
import { NavigationMenu } from './NavigationMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Frame of the signed-in workspace: sidebar or its menu, header with the agency, and the screen. `?navigation=OFF` leaves the sidebar out. */
export const WorkspaceShell = ({ children }: { readonly children: ReactNode }) => {
  const session = useSignedIn();
  const { uid, agency, agencies, branding } = session;
  const noticeAgencies = (agency ? [agency] : agencies).map(({ id }) => id);
  const [nav, setNav] = useState(getInitialNavPlace);

  // As in a window of that width, so that a zoomed page keeps space for content.
  useEffect(() => watchNavWidth(() => setNav(getInitialNavPlace())), []);

  const hasNavigation = useSearchParams()[0].get('navigation') !== 'OFF';

  useInstalledWorker();
  useOpenedNotice();
  useDeviceUpkeep();
  useRightsRefresh();
  usePulses();
  useAccountLanguage();
  useBrand(agency?.accent ?? branding.accent, branding.title);
  useBrandIcon(agency?.isotypeLogoUrl);

  const toggleNav = () => {
    const next = nav === 'full' ? 'rail' : 'full';
    rememberNavStyle(next);
    setNav(next);
  };

  return (
    <WaitingProvider uid={uid} agencyId={agency?.id}>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SkipLink />
        {hasNavigation && nav !== 'button' && <Sidebar narrow={nav === 'rail'} onToggle={toggleNav} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box
            component="header"
            sx={(theme) => ({
              position: 'sticky',
              top: 0,
              zIndex: theme.zIndex.appBar,
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              height: HEADER_HEIGHT,
              paddingInline: { xs: 2, md: 3 },
              borderBottom: `1px solid ${theme.vars.palette.divider}`,
              backgroundColor: 'background.default',
            })}
          >
            {hasNavigation && nav === 'button' && <NavigationMenu />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <AgencySelector />
            </Box>
            <ImpersonationBadge />
            <SearchButton />
            {noticeAgencies.length > 0 && !isImpersonating(session) && (
              <NoticeBell userId={uid} agencyIds={noticeAgencies} />
            )}
            <LanguageSwitch />
            <ThemeSwitch />
            <ProfileMenu />
          </Box>
          <Box sx={{ position: 'sticky', top: HEADER_HEIGHT, zIndex: 'appBar' }}>
            <OfflineBanner />
          </Box>
          <Box
            component="main"
            id={MAIN_ID}
            tabIndex={-1}
            sx={{
              flex: 1,
              width: 1,
              maxWidth: getLayoutType() === 'boxed' ? 1200 : 1680,
              marginInline: 'auto',
              padding: { xs: 2, md: 3 },
              paddingTop: { md: 3.5 },
              // Room to scroll the last row clear of notices.
              paddingBottom: 9,
            }}
          >
            {children}
          </Box>
        </Box>
      </Box>
    </WaitingProvider>
  );
};
