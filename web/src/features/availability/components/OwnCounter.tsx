import { useState } from 'react';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { formatMoney } from '@domain/values/money.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const CounterDialog = lazyComponent(() =>
  import('../dialogs/CounterDialog.tsx').then((module) => module.CounterDialog),
);

interface Props {
  readonly requestId: string;
  readonly page: AvailabilityPage;
  readonly onSend: (values: { amount: number; reason: string }, submission: Submission) => Promise<unknown>;
}

/** The talent's own counter-offer with its outcome, or a way to make it. */
export const OwnCounter = ({ requestId, page, onSend }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [isProposing, setProposing] = useState(false);
  const { counter, mayCounter, pricing } = page;

  if (counter)
    return (
      <Typography>
        {text(`availability.counter.${counter.state}`, {
          amount: formatMoney(counter.amount, pricing.currency, locale),
        })}
      </Typography>
    );
  if (!mayCounter) return null;

  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setProposing(true)}
        sx={{ alignSelf: 'flex-start', textAlign: 'start', fontSize: '1rem', minHeight: 44 }}
      >
        {text('availability.counter')}
      </Link>
      {isProposing && (
        <CounterDialog
          requestId={requestId}
          page={page}
          onSend={onSend}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
};
