import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatMoney } from '@domain/values/money.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { PreviewRow } from '../data/usePayouts.ts';

interface Props {
  readonly row: PreviewRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A talent's earnings, to hold one during a dispute or release it. */
export const EarningsDialog = ({ row, onChanged, onClose }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const titleId = useId();

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
          {row.earnings.map(({ id, projectName, net, held }) => (
            <Row key={id} component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
              <span>
                <bdi>{projectName}</bdi>
                <Muted>{formatMoney(net, row.currency, locale)}</Muted>
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
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
