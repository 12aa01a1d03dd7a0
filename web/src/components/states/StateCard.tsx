import type { ElementType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted } from '../layout/Muted.tsx';

interface Props {
  readonly icon: ElementType;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'negative';
  readonly headingLevel?: 'h1' | 'h2' | 'p';
}

/** Frame of screens with a message instead of content. */
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
      // Centres it in a one-column page; no effect elsewhere.
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
      <Muted variant="body1" component="div">
        {children}
      </Muted>
    )}
    {action && <Box sx={{ marginTop: 1.5 }}>{action}</Box>}
  </Box>
);
