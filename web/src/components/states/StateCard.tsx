import type { ElementType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  readonly icon: ElementType;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'negative';
  readonly headingLevel?: 'h1' | 'h2' | 'p';
}

/** The frame of every screen that has something to say instead of something to show. */
export const StateCard = ({
  icon: Icon,
  title,
  children,
  action,
  tone = 'neutral',
  headingLevel = 'h2',
}: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      maxWidth: 440,
      // In a page of one column it stands in the middle; elsewhere these two mean nothing.
      margin: 'auto',
      paddingBlock: { xs: 5, sm: 7 },
      paddingInline: 2,
    }}
  >
    <Box
      aria-hidden
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        marginBottom: 1,
        borderRadius: '12px',
        color: tone === 'negative' ? 'error.main' : 'text.secondary',
        border: `1px solid ${theme.vars.palette.surface.line}`,
        backgroundColor: 'background.paper',
      })}
    >
      <Icon fontSize="small" />
    </Box>
    <Typography variant={headingLevel === 'h1' ? 'h2' : 'h3'} component={headingLevel}>
      {title}
    </Typography>
    {children && (
      <Typography variant="body1" component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    )}
    {action && <Box sx={{ marginTop: 1.5 }}>{action}</Box>}
  </Box>
);
