import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { PayoutItemView, PayoutRunRow } from '@domain/payouts/payouts.ts';
import { itemTransitions, runTransitions } from '@domain/payouts/transitions.ts';
import { findRefusal, isAllowed } from '@domain/transitions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly run: PayoutRunRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A run's transfers, to record one that the bank returned. */
export const RunDialog = ({ run: { id, state }, onChanged, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const titleId = useId();
  const { data, error, reload } = useRequest(`payout run ${id}`, (signal) =>
    api.payouts.show({ id }, { signal }),
  );

  const getName = ({ talentName }: PayoutItemView) => talentName || text('payoutRuns.gone');
  const mayReturn = (item: PayoutItemView) =>
    !findRefusal(runTransitions.settle, state) && isAllowed(itemTransitions.return, item.state, ['admin']);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{text('payoutRuns.details')}</DialogTitle>
      <DialogContent>
        {error !== undefined && <ErrorState error={error} onRetry={reload} />}
        {!data && error === undefined && (
          <LoadingState>
            <Skeleton variant="rounded" height={120} />
          </LoadingState>
        )}
        <PlainList gap={1.5} aria-labelledby={titleId}>
          {(data?.items ?? []).map((item) => (
            <Row key={item.id} component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
              <div>
                <bdi>{getName(item)}</bdi>
                <Muted>
                  {joinDotted([
                    formatMoney(item.net, item.currency, locale),
                    item.account,
                    text(`payoutRuns.item.${item.state}`, {
                      day: item.paidOn === null ? '' : dates.day(item.paidOn),
                    }),
                    item.refusal && text(`payoutRuns.refusal.${item.refusal}`),
                  ])}
                </Muted>
              </div>
              {mayReturn(item) && (
                <SendButton
                  size="small"
                  color="inherit"
                  aria-label={text('payoutRuns.returnedOne', { name: getName(item) })}
                  onSend={async (submission) => {
                    await api.payouts.returnItem({ id: item.id }, submission);
                    reload();
                    onChanged();
                  }}
                >
                  {text('payoutRuns.returned')}
                </SendButton>
              )}
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
