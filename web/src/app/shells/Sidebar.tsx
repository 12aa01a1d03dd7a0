import MenuOpen from '@mui/icons-material/MenuOpenOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { Brand, BrandMark } from '../../components/layout/Brand.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { HEADER_HEIGHT, RAIL_WIDTH, SIDEBAR_WIDTH } from './measures.ts';
import { useNavigation } from './useNavigation.ts';

interface Props {
  readonly narrow: boolean;
  readonly onToggle: () => void;
}

const item = (narrow: boolean, active: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: narrow ? 'center' : 'flex-start',
  gap: 1.25,
  width: 1,
  minHeight: 36,
  paddingInline: narrow ? 0 : 1.25,
  borderRadius: '6px',
  fontSize: '0.875rem',
  fontWeight: active ? 600 : 450,
  textDecoration: 'none',
  color: active ? 'text.primary' : 'text.secondary',
  backgroundColor: active ? 'surface.sunken' : 'transparent',
  '&:hover': { color: 'text.primary', backgroundColor: 'surface.sunken' },
});

/** Where to go. As a rail it shows icons with tooltips. */
export const Sidebar = ({ narrow, onToggle }: Props) => {
  const text = useText();
  const { branding } = useSignedIn();
  const entries = useNavigation();
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
      <Box component="nav" aria-label={text('nav.label')} sx={{ flex: 1, paddingTop: 1 }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.25 }}>
          {entries.map(({ href, label, icon: Icon, isCurrent }) => (
            <li key={href}>
              <Tooltip title={narrow ? text(label) : ''} placement="right">
                <Box
                  component={Link}
                  aria-current={isCurrent ? 'page' : undefined}
                  to={href}
                  aria-label={narrow ? text(label) : undefined}
                  sx={item(narrow, isCurrent)}
                >
                  <Icon sx={{ fontSize: 20, color: isCurrent ? 'primary.main' : 'inherit' }} aria-hidden />
                  {!narrow && text(label)}
                </Box>
              </Tooltip>
            </li>
          ))}
        </Box>
      </Box>
      <Tooltip title={narrow ? toggleLabel : ''} placement="right">
        <ButtonBase
          aria-label={toggleLabel}
          aria-expanded={!narrow}
          onClick={onToggle}
          sx={item(narrow, false)}
        >
          <MenuOpen sx={{ fontSize: 20, transform: narrow ? 'scaleX(-1)' : 'none' }} aria-hidden />
          {!narrow && toggleLabel}
        </ButtonBase>
      </Tooltip>
    </Box>
  );
};
