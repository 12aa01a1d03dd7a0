import { useId, type ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { StateChip } from '../../../components/StateChip.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

export type Wellness = 'well' | 'attention' | 'unchecked' | 'checking';

const LOOKS = {
  well: { tone: 'positive', icon: CheckCircle },
  attention: { tone: 'attention', icon: WarningAmber },
  unchecked: { tone: 'neutral', icon: HelpOutline },
  checking: { tone: 'waiting', icon: HourglassEmpty },
} as const satisfies Record<Wellness, object>;

interface Props {
  readonly title: string;
  /** Explains the section and its button. */
  readonly lead: string;
  /** Absent: unknown. */
  readonly wellness?: Wellness | undefined;
  /** ISO; absent: not checked yet. */
  readonly lookedAt?: string | undefined;
  /** Absent: the section has its own button. */
  readonly onLook?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the platform: its state, the time of the check, and actions. */
export const HealthSection = ({ title, lead, wellness, lookedAt, onLook, children }: Props) => {
  const text = useText();
  const dates = useDates();
  const id = useId();

  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: 2.5, display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}
    >
      <div>
        <Row align="center">
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          <div role="status">
            {wellness && <StateChip {...LOOKS[wellness]} label={text(`health.${wellness}`)} />}
          </div>
        </Row>
        <Muted sx={{ marginTop: 0.5, maxWidth: '72ch' }}>{lead}</Muted>
      </div>
      {children}
      {(lookedAt ?? onLook) && (
        <Row align="center" sx={{ marginTop: 'auto' }}>
          {lookedAt && (
            <Muted variant="caption">{text('health.lookedAt', { moment: dates.full(lookedAt) })}</Muted>
          )}
          {onLook && (
            <Button
              size="small"
              color="inherit"
              aria-label={text('health.againFor', { section: title })}
              onClick={onLook}
            >
              {text('health.again')}
            </Button>
          )}
        </Row>
      )}
    </Card>
  );
};
