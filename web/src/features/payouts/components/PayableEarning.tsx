import Button from '@mui/material/Button';
import { formatMoney } from '@domain/values/money.ts';
import { InvoiceFaults } from '../../../common/earnings/InvoiceFaults.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { PreviewRow } from '../data/usePayouts.ts';

interface Props {
  readonly earning: PreviewRow['earnings'][number];
  readonly currency: string;
  readonly onHold: () => void;
  readonly onReleased: () => void;
}

/** A talent's payable earning with their own invoice for it, and the button that holds or releases it. */
export const PayableEarning = ({ earning, currency, onHold, onReleased }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { id, projectName, net, held, invoice } = earning;

  return (
    <Row component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
      <span>
        <bdi>{projectName}</bdi>
        <Muted>{formatMoney(net, currency, locale)}</Muted>
        {held !== null && (
          <Muted>
            {held === '' ? text('payoutRuns.reason.held') : text('payoutRuns.heldFor', { reason: held })}
          </Muted>
        )}
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
      {held === null ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('payoutRuns.holdOne', { project: projectName })}
          onClick={onHold}
        >
          {text('payoutRuns.hold')}
        </Button>
      ) : (
        <SendButton
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('payoutRuns.releaseOne', { project: projectName })}
          onSend={async (submission) => {
            await api.payouts.hold({ id }, { isHeld: false, reason: '' }, submission);
            onReleased();
          }}
        >
          {text('payoutRuns.release')}
        </SendButton>
      )}
    </Row>
  );
};
