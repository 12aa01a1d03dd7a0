import type { ElementType } from 'react';
import Chip from '@mui/material/Chip';

export type StateTone = 'waiting' | 'positive' | 'negative' | 'attention' | 'neutral';

const colours = {
  waiting: 'info',
  positive: 'success',
  negative: 'error',
  attention: 'warning',
  neutral: 'default',
} as const;

/** A state in words with an icon, so that colour isn't its only sign. */
export const StateChip = ({
  tone,
  label,
  icon: Icon,
}: {
  readonly tone: StateTone;
  readonly label: string;
  readonly icon: ElementType;
}) => (
  <Chip
    size="small"
    variant="outlined"
    color={colours[tone]}
    label={label}
    icon={<Icon aria-hidden sx={{ fontSize: '14px !important' }} />}
    sx={{ backgroundColor: 'background.paper' }}
  />
);
