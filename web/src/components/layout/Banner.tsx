import type { ElementType, ReactNode } from 'react';
import Box from '@mui/material/Box';

interface Props {
  readonly icon: ElementType;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A line above a page that concerns all of it. */
export const Banner = ({ icon: Icon, title, children, action }: Props) => (
  <Box
    sx={(theme) => ({
      display: 'flex',
      // On phones the action stands below.
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      gap: 1.25,
      paddingInline: { xs: 2, md: 3 },
      paddingBlock: 1,
      fontSize: '0.875rem',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: 'surface.sunken',
    })}
  >
    <Icon aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
    <Box component="span" sx={{ flex: '1 1 240px' }}>
      <strong>{title}</strong> {children}
    </Box>
    {action}
  </Box>
);
