import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/FactList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';

interface Props {
  readonly name: string;
  /** Beside the name. */
  readonly state?: ReactNode;
  readonly facts: readonly (readonly [string, ReactNode])[];
  readonly actions?: ReactNode;
}

export const HeldRow = ({ name, state, facts, actions }: Props) => (
  <Stack
    component="li"
    isBounded
    gap={1}
    sx={{
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
  </Stack>
);
