import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { sumByCurrency } from '@domain/monthEnd/month-end.ts';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import type { PayoutRow } from '@domain/payouts/payouts.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { toPart, type Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { finishRun } from '../data/finishRun.ts';
import type { ToPay } from '../data/useToPay.ts';
import { AMOUNT } from './amountLook.ts';
import { OpenRuns } from './OpenRuns.tsx';
import { PartCard } from './PartCard.tsx';

interface Props {
  readonly toPay: ToPay;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onDone: () => void;
}

/** What talents are to be paid. One press prepares the runs of all currencies, approves them and saves their payment file. */
export const PayPart = ({ toPay, today, onDone }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const toasts = useToasts();
  const { payable, obstructed, runs, needsTwoPeople, lacksAccount } = toPay;
  const sums = sumByCurrency(payable.map(({ currency, net }) => ({ currency, amount: net })));
  const hasTransfers = sums.some(({ currency }) => currency === SEPA_CURRENCY);
  const step = needsTwoPeople ? 'prepare' : hasTransfers ? 'payAll' : 'approveAll';
  const isBlocked = lacksAccount && hasTransfers;

  const payAll = async (submission: Submission) => {
    try {
      for (const { currency } of sums) {
        const run = await api.payouts.create(
          { currency, executionDay: today, means: 'transfer' },
          toPart(submission, `prepare-${currency}`),
        );
        if (!needsTwoPeople) await finishRun(run, toPart(submission, currency));
      }

      const done = needsTwoPeople ? 'prepared' : hasTransfers ? 'fileSaved' : 'approved';
      toasts.success(text(`monthEnd.${done}`, { count: payable.length }));
    } finally {
      // A run that was prepared stays, and is finished by its own button.
      onDone();
    }
  };

  const describe = ({ talentName, net, currency, obstacle, invoicing }: PayoutRow) => (
    <>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{talentName || text('payoutRuns.gone')}</bdi>
      </Box>
      <Muted>
        {joinDotted([
          (invoicing === 'missing' || invoicing === 'differs') && text(`monthEnd.invoice.${invoicing}`),
          obstacle !== null && text(`payoutRuns.reason.${obstacle}`),
        ])}
      </Muted>
      <Box sx={AMOUNT}>{formatMoney(net, currency, locale)}</Box>
    </>
  );

  return (
    <PartCard
      title={text('monthEnd.toPay')}
      part={{ count: payable.length, hasMore: false, sums }}
      action={
        isBlocked ? (
          <Link component={RouterLink} to={paths.billingTerms.href()}>
            {text('monthEnd.addAccount')}
          </Link>
        ) : (
          <SendButton variant="contained" onSend={payAll}>
            {text(`monthEnd.${step}`, { count: payable.length })}
          </SendButton>
        )
      }
    >
      <PlainList aria-label={text('monthEnd.toPay')}>
        {[...payable, ...obstructed].map((row) => (
          <Row component="li" key={`${row.talentId} ${row.currency}`} gap={1.5} sx={{ paddingBlock: 0.5 }}>
            {describe(row)}
          </Row>
        ))}
      </PlainList>
      {obstructed.length > 0 && (
        <Link component={RouterLink} to={paths.payouts.href()}>
          {text('monthEnd.obstructed', { count: obstructed.length })}
        </Link>
      )}
      <OpenRuns runs={runs} onDone={onDone} />
    </PartCard>
  );
};
