import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Findings, Parts, PartsState } from '../data/useParts.ts';
import { PartError } from './PartError.tsx';
import { HealthSection, type Wellness } from './HealthSection.tsx';

interface Props<Fault> {
  readonly title: string;
  readonly lead: string;
  readonly startLabel: string;
  readonly of: Parts<Fault>;
  readonly wellText: (checked: number) => string;
  /** … and where the faults are. */
  readonly wrongText: (faults: readonly Fault[]) => string;
  readonly children: (faults: readonly Fault[]) => ReactNode;
}

const getHealth = (state: PartsState<unknown>): Wellness | undefined => {
  if (state.phase === 'failed') return undefined;
  if (state.phase === 'idle') return 'unchecked';
  if (state.found.faults.length > 0) return 'attention';
  return state.phase === 'done' ? 'well' : state.phase === 'running' ? 'checking' : 'unchecked';
};

const toPercent = ({ checked, total }: Findings<unknown>): { readonly percent?: number } =>
  total === undefined || total === 0 ? {} : { percent: Math.min(100, (checked / total) * 100) };

/** An expensive check, started by a button, in parts and cancellable. Shows partial results. */
export const CheckedSection = <Fault,>({
  title,
  lead,
  startLabel,
  of,
  wellText,
  wrongText,
  children,
}: Props<Fault>) => {
  const text = useText();
  const { state, start, cancel } = of;
  const isRunning = state.phase === 'running';
  const found = 'found' in state ? state.found : undefined;
  const label = state.phase === 'idle' ? startLabel : text('health.compareAgain');

  return (
    <HealthSection title={title} lead={lead} wellness={getHealth(state)} lookedAt={found?.lookedAt}>
      {state.phase === 'failed' && <PartError error={state.error} onRetry={start} />}
      {found && isRunning && (
        <div>
          <Typography variant="body2">{text('health.checked', { count: found.checked })}</Typography>
          <ProgressBar label={title} {...toPercent(found)} />
        </div>
      )}
      {found && (
        <div role="status">
          {state.phase === 'done' && found.faults.length === 0 && (
            <Typography variant="body2">{wellText(found.checked)}</Typography>
          )}
          {!isRunning && found.faults.length > 0 && (
            <Typography variant="body2">{wrongText(found.faults)}</Typography>
          )}
          {state.phase === 'cancelled' && (
            <Typography variant="body2">{text('health.cancelled', { count: found.checked })}</Typography>
          )}
        </div>
      )}
      {found && !isRunning && found.faults.length > 0 && children(found.faults)}
      {state.phase !== 'failed' && (
        <div>
          {isRunning ? (
            <Button variant="outlined" color="inherit" onClick={cancel}>
              {text('common.cancel')}
            </Button>
          ) : (
            <Button
              variant="outlined"
              color="inherit"
              aria-label={state.phase === 'idle' ? label : text('health.againFor', { section: title })}
              onClick={start}
            >
              {label}
            </Button>
          )}
        </div>
      )}
    </HealthSection>
  );
};
