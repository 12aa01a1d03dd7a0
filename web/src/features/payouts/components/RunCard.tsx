import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { maskIban, type BankAccount, type PayoutRunRow } from '@domain/payouts/payouts.ts';
import { runTransitions } from '@domain/payouts/transitions.ts';
import { isAllowed, isDone } from '@domain/transitions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { save } from '../../../lib/http/download.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { RunDialog } from '../dialogs/RunDialog.tsx';
import { SettleDialog } from '../dialogs/SettleDialog.tsx';

interface Props {
  readonly run: PayoutRunRow;
  /** The account that it is debited from; undefined: none was entered. */
  readonly account: BankAccount | undefined;
  readonly onChanged: () => void;
}

const ADMIN = ['admin'] as const;

/** A payout run with its next steps: approve, file, done. */
export const RunCard = ({ run, account, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const [isSettling, setSettling] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { id, state, payees, open, total, currency, executionDay, means } = run;
  const may = (name: 'approve' | 'settle' | 'discard') => isAllowed(runTransitions[name], state, ADMIN);
  const { export: exporting } = runTransitions;
  const mayExport =
    means === 'transfer' &&
    open === payees &&
    (isAllowed(exporting, state, ADMIN) || isDone(exporting, state));

  const send = (call: (submission: Submission) => Promise<unknown>) => async (submission: Submission) => {
    await call(submission);
    onChanged();
  };

  const saveFile = async (submission: Submission) => {
    const { fileName, content } = await api.payouts.export({ id }, submission);
    save(new Blob([content], { type: 'application/xml' }), fileName);
  };

  return (
    <Row component="li" gap={1.5} align="center" sx={{ justifyContent: 'space-between' }}>
      <div>
        {text('payoutRuns.run', { count: payees, total: formatMoney(total, currency, locale) })}
        <Muted>
          {joinDotted([
            text('payoutRuns.runDay', { day: dates.day(executionDay), open }),
            means === 'other' && text('payoutRuns.otherMeans'),
            account?.iban && text('payoutRuns.from', { account: maskIban(account.iban) }),
          ])}
        </Muted>
      </div>
      <Row gap={1} align="center">
        <StateChip
          tone={state === 'settled' ? 'positive' : state === 'discarded' ? 'neutral' : 'waiting'}
          icon={state === 'settled' ? CheckCircle : HourglassEmpty}
          label={text(`payoutRuns.state.${state}`)}
        />
        <Button color="inherit" onClick={() => setOpen(true)}>
          {text('payoutRuns.details')}
        </Button>
        {may('approve') && (
          <SendButton
            variant="contained"
            onSend={send((submission) => api.payouts.approve({ id }, submission))}
          >
            {text('payoutRuns.approve')}
          </SendButton>
        )}
        {mayExport && (
          <SendButton variant="outlined" color="inherit" onSend={send(saveFile)}>
            {text('payoutRuns.export')}
          </SendButton>
        )}
        {may('settle') && (
          <Button variant="outlined" color="inherit" onClick={() => setSettling(true)}>
            {text('payoutRuns.settle')}
          </Button>
        )}
        {may('discard') && (
          <SendButton color="inherit" onSend={send((submission) => api.payouts.discard({ id }, submission))}>
            {text('payoutRuns.discard')}
          </SendButton>
        )}
      </Row>
      {isOpen && <RunDialog run={run} onChanged={onChanged} onClose={() => setOpen(false)} />}
      {isSettling && <SettleDialog run={run} onDone={onChanged} onClose={() => setSettling(false)} />}
    </Row>
  );
};
