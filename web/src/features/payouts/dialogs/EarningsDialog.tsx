import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatMoney } from '@domain/values/money.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { PreviewRow } from '../data/usePayouts.ts';
import { PayableEarning } from '../components/PayableEarning.tsx';
import { HoldDialog } from './HoldDialog.tsx';

interface Props {
  readonly row: PreviewRow;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly onChanged: () => void;
  /** Called once a run pays it. */
  readonly onPrepared: () => void;
  readonly onClose: () => void;
}

const PAYABLE_OTHERWISE: readonly PreviewRow['obstacle'][] = [null, 'account', 'accountWaits'];

/** A talent's earnings, to hold one during a dispute or release it, or pay them by other means. */
export const EarningsDialog = ({ row, day, onChanged, onPrepared, onClose }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const titleId = useId();
  const [holding, setHolding] = useState<PreviewRow['earnings'][number]>();
  const mayPayOtherwise = row.net > 0 && PAYABLE_OTHERWISE.includes(row.obstacle);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 520, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{row.talentName || text('payoutRuns.gone')}</DialogTitle>
      <DialogContent>
        <PlainList gap={1.5}>
          {row.earnings.map((earning) => (
            <PayableEarning
              key={earning.id}
              earning={earning}
              currency={row.currency}
              onHold={() => setHolding(earning)}
              onReleased={onChanged}
            />
          ))}
        </PlainList>
      </DialogContent>
      <DialogActions>
        {mayPayOtherwise && (
          <SendButton
            variant="outlined"
            color="inherit"
            onSend={async (submission) => {
              const { currency, talentId } = row;
              const run = { currency, executionDay: day, means: 'other', talentIds: [talentId] } as const;
              await api.payouts.create(run, submission);
              onPrepared();
              onClose();
            }}
          >
            {text('payoutRuns.payOtherwise', { total: formatMoney(row.net, row.currency, locale) })}
          </SendButton>
        )}
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
      {holding && (
        <HoldDialog
          earningId={holding.id}
          projectName={holding.projectName}
          onDone={onChanged}
          onClose={() => setHolding(undefined)}
        />
      )}
    </Dialog>
  );
};
