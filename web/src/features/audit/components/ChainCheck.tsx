import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditPlace } from '@domain/audit/audit.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useChainCheck, type Checked } from '../data/useChainCheck.ts';

/** Progress from 0 to 100; undefined before the first part. */
const toPercent = (found: Checked | undefined): number | undefined => {
  if (!found?.from || !found.to) return undefined;
  const all = found.last - found.from.seq + 1;
  return all > 0 ? Math.min(100, ((found.to.seq - found.from.seq + 1) / all) * 100) : undefined;
};

const Outcome = ({ found }: { readonly found: Checked }) => {
  const text = useText();
  const dates = useDates();
  const { checked, erased, from, to, flaw, last, hash, waiting } = found;
  const place = ({ seq, at }: AuditPlace) => text('audit.place', { seq, moment: dates.full(at) });

  return (
    <Stack gap={1}>
      {flaw ? (
        <Alert severity="error" icon={<ErrorOutline />}>
          {text(`audit.flaw.${flaw.kind}`, { seq: flaw.seq })}
        </Alert>
      ) : (
        <Alert severity="success" icon={<CheckCircle />}>
          {from && to
            ? text('audit.complete', { count: checked, from: place(from), to: place(to) })
            : text('audit.nothingSealed')}
        </Alert>
      )}
      {from && from.seq > 1 && !flaw && (
        <Typography variant="body2">{text('audit.keptFrom', { seq: from.seq })}</Typography>
      )}
      {erased > 0 && <Typography variant="body2">{text('audit.erasedCount', { count: erased })}</Typography>}
      {waiting > 0 && <Typography variant="body2">{text('audit.waiting', { count: waiting })}</Typography>}
      {hash !== null && (
        <Muted sx={{ overflowWrap: 'anywhere' }}>{text('audit.lastHash', { seq: last, hash })}</Muted>
      )}
    </Stack>
  );
};

/** Checks that the log is complete and unchanged. */
export const ChainCheck = () => {
  const text = useText();
  const { state, start, cancel } = useChainCheck();

  return (
    <Box sx={{ marginBottom: 3 }}>
      <SectionCard title={text('audit.checkTitle')} lead={text('audit.checkLead')}>
        <Stack gap={1.5}>
          {state.phase === 'running' && (
            <div>
              <Typography variant="body2">
                {text('audit.checking', { count: state.found?.checked ?? 0 })}
              </Typography>
              <ProgressBar
                label={text('audit.checkTitle')}
                {...(toPercent(state.found) === undefined ? {} : { percent: toPercent(state.found) ?? 0 })}
              />
            </div>
          )}
          <div role="status">
            {state.phase === 'done' && state.found && <Outcome found={state.found} />}
            {state.phase === 'cancelled' && (
              <Typography variant="body2">
                {text('audit.cancelled', { count: state.found?.checked ?? 0 })}
              </Typography>
            )}
          </div>
          {state.phase === 'failed' && <ErrorState error={state.error} onRetry={start} />}
          <div>
            {state.phase === 'running' ? (
              <Button variant="outlined" color="inherit" onClick={cancel}>
                {text('common.cancel')}
              </Button>
            ) : (
              <Button variant="outlined" color="inherit" startIcon={<VerifiedUser />} onClick={start}>
                {text('audit.check')}
              </Button>
            )}
          </div>
        </Stack>
      </SectionCard>
    </Box>
  );
};
