import MenuOpen from '@mui/icons-material/MenuOpenOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Brand, BrandMark } from '../../components/layout/Brand.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { HEADER_HEIGHT, RAIL_WIDTH, SIDEBAR_WIDTH } from './measures.ts';
import { NarrowGroup, WideGroup } from './NavigationGroup.tsx';
import { getNavigationRowStyle } from './NavigationLink.tsx';
import { useNavigation } from './useNavigation.ts';
import { useOpenGroups } from './useOpenGroups.ts';

interface Props {
  readonly narrow: boolean;
  readonly onToggle: () => void;
}

/** The sidebar: pages in groups. Narrow, it shows icons with tooltips. */
export const Sidebar = ({ narrow, onToggle }: Props) => {
  const text = useText();
  const { branding } = useSignedIn();
  const groups = useNavigation();
  const { isOpen, toggle } = useOpenGroups();
  const toggleLabel = text(narrow ? 'nav.expand' : 'nav.collapse');

  return (
    <Box
      component="aside"
      sx={{
        position: 'sticky',
        top: 0,
        alignSelf: 'flex-start',
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width: narrow ? RAIL_WIDTH : SIDEBAR_WIDTH,
        height: '100dvh',
        paddingInline: 1.25,
        paddingBottom: 1.5,
        borderRight: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: narrow ? 'center' : 'flex-start',
          height: HEADER_HEIGHT,
          paddingInline: narrow ? 0 : 1,
        }}
      >
        {narrow ? <BrandMark /> : <Brand name={branding.title} />}
      </Box>
      <Box
        component="nav"
        aria-label={text('nav.label')}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingTop: 1 }}
      >
        {groups.map((group) =>
          narrow ? (
            <NarrowGroup key={group.id} group={group} isOpen={isOpen(group.id)} />
          ) : (
            <WideGroup
              key={group.id}
              group={group}
              isOpen={isOpen(group.id)}
              onToggle={() => toggle(group.id)}
            />
          ),
        )}
      </Box>
      <Tooltip title={narrow ? toggleLabel : null} placement="right">
        <ButtonBase
          aria-label={toggleLabel}
          aria-expanded={!narrow}
          onClick={onToggle}
          sx={getNavigationRowStyle(narrow, false)}
        >
          <MenuOpen sx={{ fontSize: 20, transform: narrow ? 'scaleX(-1)' : 'none' }} aria-hidden />
          {!narrow && toggleLabel}
        </ButtonBase>
      </Tooltip>
    </Box>
  );
};
