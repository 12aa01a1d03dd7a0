import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { finishRun } from '../data/finishRun.ts';

interface Props {
  readonly runs: readonly PayoutRunRow[];
  readonly onDone: () => void;
}

/** Runs under way, each with its next step. */
export const OpenRuns = ({ runs, onDone }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { realUid } = useSignedIn();
  if (runs.length === 0) return null;

  const finish = (run: PayoutRunRow) => async (submission: Submission) => {
    await finishRun(run, submission);
    onDone();
  };

  const showStep = (run: PayoutRunRow) => {
    const { state, means, needsTwoPeople, createdBy, open, payees } = run;

    if (state === 'draft' && needsTwoPeople && createdBy === realUid)
      return <Muted>{text('monthEnd.otherAdmin')}</Muted>;
    if (state === 'draft')
      return (
        <SendButton variant="outlined" onSend={finish(run)}>
          {text(means === 'other' ? 'payoutRuns.approve' : 'monthEnd.approve')}
        </SendButton>
      );

    if (state === 'approved' && means === 'transfer' && open === payees)
      return (
        <SendButton variant="outlined" onSend={finish(run)}>
          {text('payoutRuns.export')}
        </SendButton>
      );

    return means === 'other' ? (
      <Link component={RouterLink} to={paths.payouts.href()}>
        {text('payoutRuns.settle')}
      </Link>
    ) : (
      <Muted>{text('monthEnd.atBank')}</Muted>
    );
  };

  return (
    <>
      <Typography variant="h4" component="h3" sx={{ marginTop: 2, marginBottom: 1 }}>
        {text('monthEnd.runs')}
      </Typography>
      <PlainList aria-label={text('monthEnd.runs')}>
        {runs.map((run) => (
          <Row component="li" key={run.id} gap={1.5} align="center" sx={{ paddingBlock: 0.5 }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              {text('payoutRuns.run', {
                count: run.payees,
                total: formatMoney(run.total, run.currency, locale),
              })}
              <Muted>{text('payoutRuns.runDay', { day: dates.day(run.executionDay), open: run.open })}</Muted>
            </Box>
            {showStep(run)}
          </Row>
        ))}
      </PlainList>
    </>
  );
};
