import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/FactList.tsx';

interface Props {
  readonly name: string;
  /** Beside the name. */
  readonly state?: ReactNode;
  readonly facts: readonly (readonly [string, ReactNode])[];
  readonly actions?: ReactNode;
}

export const HeldRow = ({ name, state, facts, actions }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 1,
      paddingBlock: 2,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0, paddingTop: 0 },
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 560, overflowWrap: 'anywhere', minWidth: 0 }}>
        <bdi>{name}</bdi>
      </Typography>
      {state}
    </Box>
    <FactList facts={facts} />
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 0.5 }}>{actions}</Box>}
  </Box>
);
