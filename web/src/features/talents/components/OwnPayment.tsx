import { useState } from 'react';
import { Form } from 'formik';
import Skeleton from '@mui/material/Skeleton';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { paymentDetailsSchema } from '@domain/billing/payment-details.schema.ts';
import {
  ACCOUNT_WAIT_HOURS,
  getIbanEnd,
  listPaymentIssues,
  type PaymentDetails,
} from '@domain/billing/payment-details.ts';
import type { Serialised } from '@domain/contract.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { toDay } from '../../../lib/days.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { fromPaymentValues, toPaymentValues, type TypedPayment } from '../data/paymentValues.ts';
import { AccountFields, TaxFields } from './PaymentFields.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

interface FormProps {
  readonly known: Serialised<PaymentDetails> | null;
  readonly billing: BillingInformation | null;
  readonly onSaved: () => void;
}

/** Without a draft: account numbers aren't kept in the browser. */
const PaymentForm = ({ known, billing, onSaved }: FormProps) => {
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const [initialValues] = useState(() => toPaymentValues(known, billing));
  const usableFrom = known?.usableFrom ?? null;
  const issues = listPaymentIssues(
    known && { ...known, usableFrom: usableFrom === null ? null : Date.parse(usableFrom) },
    { now, today: toDay(now) },
  );

  const save = useSubmit<TypedPayment>(async (values, { submission, helpers }) => {
    await api.talents.savePaymentDetails(fromPaymentValues(values), submission);
    helpers.resetForm({ values });
    toasts.success(text('common.saved'));
    onSaved();
  });

  return (
    <AppFormik initialValues={initialValues} validationSchema={paymentDetailsSchema} onSubmit={save}>
      <Stack component={Form} noValidate>
        <PaymentStatus ibanEnd={known && getIbanEnd(known)} usableFrom={usableFrom} issues={issues} />
        <AccountFields />
        <TaxFields />
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};

interface Props {
  /** Null: none was entered. */
  readonly billing: BillingInformation | null;
}

/** How the signed-in talent is paid: account and taxes. An acting admin sees neither. */
export const OwnPayment = ({ billing }: Props) => {
  const text = useText();
  const session = useSignedIn();
  const isActing = isImpersonating(session);
  const details = useRequest(isActing ? null : session.uid, (signal) =>
    api.talents.paymentDetails({ signal }),
  );

  return (
    <SectionCard title={text('payment.title')} lead={text('payment.lead', { hours: ACCOUNT_WAIT_HOURS })}>
      {isActing && <Muted variant="body1">{text('payment.notYours')}</Muted>}
      {!isActing && details.status === 'error' && (
        <ErrorState error={details.error} onRetry={details.reload} />
      )}
      {!isActing && details.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={480} />
        </LoadingState>
      )}
      {details.status === 'success' && (
        <PaymentForm known={details.data} billing={billing} onSaved={details.reload} />
      )}
    </SectionCard>
  );
};
