import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/FactList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
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
    <Row align="center">
      <Typography component="h3" sx={{ fontWeight: 560, overflowWrap: 'anywhere', minWidth: 0 }}>
        <bdi>{name}</bdi>
      </Typography>
      {state}
    </Row>
    <FactList facts={facts} />
    {actions && <Row sx={{ marginTop: 0.5 }}>{actions}</Row>}
  </Stack>
);
