import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatMoney } from '@domain/values/money.ts';
import { InvoiceFaults } from '../../../common/earnings/InvoiceFaults.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import type { PreviewRow } from '../data/usePayouts.ts';

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
          {row.earnings.map(({ id, projectName, net, held, invoice }) => (
            <Row key={id} component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
              <span>
                <bdi>{projectName}</bdi>
                <Muted>{formatMoney(net, row.currency, locale)}</Muted>
                {held && <Muted>{text('payoutRuns.heldFor', { reason: held })}</Muted>}
                {invoice && (
                  <>
                    <SendButton
                      size="small"
                      color="inherit"
                      onSend={() =>
                        download(api.selfBilling.invoice, {
                          params: { id: invoice.id },
                          name: `${invoice.number}.pdf`,
                        })
                      }
                    >
                      {text('payoutRuns.ownInvoice', { number: invoice.number })}
                    </SendButton>
                    <InvoiceFaults faults={invoice.faults} currency={invoice.currency} />
                  </>
                )}
              </span>
              <SendButton
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={text(held === null ? 'payoutRuns.holdOne' : 'payoutRuns.releaseOne', {
                  project: projectName,
                })}
                onSend={async (submission) => {
                  await api.payouts.hold({ id }, { isHeld: held === null, reason: '' }, submission);
                  onChanged();
                }}
              >
                {text(held === null ? 'payoutRuns.hold' : 'payoutRuns.release')}
              </SendButton>
            </Row>
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
    </Dialog>
  );
};
