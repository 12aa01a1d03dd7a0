import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { PaymentDetails } from '@domain/billing/payment-details.ts';
import type { Serialised } from '@domain/contract.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { formatIban } from '../data/paymentValues.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

const Account = ({ details }: { readonly details: Serialised<PaymentDetails> }) => {
  const text = useText();
  const { iban, bic, accountHolder, address, taxStatus, withholding } = details;
  const { street, building, postcode, town } = address;

  return (
    <FactList
      facts={[
        [text('payment.iban'), formatIban(iban)],
        [text('payment.bic'), bic],
        [text('payment.accountHolder'), accountHolder],
        [text('payment.street'), `${street} ${building}, ${postcode} ${town}`],
        [text('payment.vat'), text(`payment.vat.${taxStatus.vat}`)],
        [text('payment.withholding'), text(`payment.withholding.${withholding.kind}`)],
        [text('payment.evidence'), withholding.evidence],
      ].filter((fact): fact is [string, string] => fact[1] !== '')}
    />
  );
};

/** What a talent's payment lacks, for staff; admins may show the account, which is recorded. */
export const TalentPayment = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const { roles } = useSignedIn();
  const summary = useRequest(talentId, (signal) => api.talents.paymentSummary({ id: talentId }, { signal }));
  const [details, setDetails] = useState<Serialised<PaymentDetails>>();
  const mayReveal =
    roles.includes('admin') &&
    details === undefined &&
    summary.data &&
    !summary.data.issues.includes('taxStatus');

  return (
    <SectionCard title={text('payment.ofTalent')} lead={text('payment.ofTalentLead')}>
      {summary.status === 'error' && <ErrorState error={summary.error} onRetry={summary.reload} />}
      {summary.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={56} />
        </LoadingState>
      )}
      {summary.data && (
        <Stack>
          <PaymentStatus {...summary.data} />
          {details && <Account details={details} />}
          {mayReveal && (
            <SendButton
              variant="outlined"
              sx={{ justifySelf: 'start' }}
              onSend={async (submission) =>
                setDetails(await api.talents.revealPaymentDetails({ id: talentId }, submission))
              }
            >
              {text('payment.reveal')}
            </SendButton>
          )}
        </Stack>
      )}
    </SectionCard>
  );
};
