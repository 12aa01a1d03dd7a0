import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import type { ShownEntry } from './useNavigation.ts';

/** Styles of a sidebar row. */
export const getNavigationRowStyle = (narrow: boolean, active: boolean) => ({
  position: 'relative',
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

const COUNT = {
  marginInlineStart: 'auto',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
} as const;

const DOT = {
  position: 'absolute',
  top: 6,
  insetInlineEnd: 8,
  width: 7,
  height: 7,
  borderRadius: '50%',
  backgroundColor: 'primary.main',
} as const;

interface CountProps {
  readonly count: number;
  readonly narrow?: boolean;
}

/** Number of pending items, or a dot in narrow layouts; visual only, because the row's `aria-description` contains it. */
export const WaitingCount = ({ count, narrow = false }: CountProps) =>
  count === 0 ? null : (
    <Box component="span" aria-hidden sx={narrow ? DOT : COUNT}>
      {narrow ? '' : count > 99 ? '99+' : count}
    </Box>
  );

/** The count in words; undefined: nothing is pending. */
export const useWaitingText = () => {
  const text = useText();
  return (count: number) => (count === 0 ? undefined : text('nav.waiting', { count }));
};

interface Props {
  readonly entry: ShownEntry;
  readonly narrow: boolean;
}

/** A page in the sidebar. Narrow: its icon, with the label as tooltip. */
export const NavigationLink = ({ entry, narrow }: Props) => {
  const text = useText();
  const waitingText = useWaitingText();
  const { href, label, icon: Icon, isCurrent, waiting } = entry;

  return (
    <Tooltip title={narrow ? text(label) : null} placement="right">
      <Box
        component={Link}
        aria-current={isCurrent ? 'page' : undefined}
        aria-description={waitingText(waiting)}
        to={href}
        sx={getNavigationRowStyle(narrow, isCurrent)}
      >
        <Icon sx={{ fontSize: 20, color: isCurrent ? 'primary.main' : 'inherit' }} aria-hidden />
        <span className={narrow ? 'visually-hidden' : undefined}>{text(label)}</span>
        <WaitingCount count={waiting} narrow={narrow} />
      </Box>
    </Tooltip>
  );
};
