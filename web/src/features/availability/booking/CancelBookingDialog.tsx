import { useState } from 'react';
import { hasStaffRole } from '@domain/access/roles.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Excuse } from '@domain/bookings/booking-terms.ts';
import { formatMoney } from '@domain/values/money.ts';
import { ExcuseField, FeeNotice } from '../../../common/bookings/FeeNotice.ts';
import { useBookingFee } from '../../../common/bookings/useBookingFee.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { CancelOrdered } from './CancelOrdered.tsx';

interface Props {
  readonly open: boolean;
  readonly request: AvailabilityRequest;
  readonly isBooked: boolean;
  readonly about: { readonly name: string; readonly character: string };
  readonly onClose: () => void;
}

/** Confirms that a booking, or the request for one, is cancelled, with its price. */
export const CancelBookingDialog = ({ open, request, isBooked, about, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { roles } = useSignedIn();
  const [excuse, setExcuse] = useState<Excuse>();
  const isPriced = open && isBooked;
  const quote = useBookingFee(isPriced ? request.id : null, 'cancel');
  const { total = null, currency = '', excuses = [] } = quote.data ?? {};
  const fee = excuse ? 0 : (total ?? 0);

  const label =
    fee > 0
      ? text('booking.cancelAt', { total: formatMoney(fee, currency, locale) })
      : text(isBooked ? 'booking.cancelBooking' : 'booking.cancel');

  return (
    <ConfirmDialog
      open={open}
      tone="error"
      maxWidth={520}
      title={text(isBooked ? 'booking.cancelBookingTitle' : 'booking.cancelTitle', about)}
      confirmLabel={label}
      cancelLabel={text('booking.keep')}
      confirmDisabled={isPriced && quote.status !== 'success'}
      onConfirm={async (submission) => {
        const query = { ...(fee > 0 ? { fee } : {}), ...(excuse ? { excuse } : {}) };
        try {
          await api.availability.cancel({ id: request.id }, query, submission);
        } catch (error) {
          // The price may have risen meanwhile: the new one is shown.
          quote.reload();
          throw error;
        }
        onClose();
        toasts.success(text('booking.cancelled', about));
      }}
      onCancel={onClose}
    >
      <Stack gap={1.5}>
        <div>
          {text(isBooked ? 'booking.cancelBookingText' : 'booking.cancelText', about)}
          {isPriced && <CancelOrdered projectId={request.projectId} />}
        </div>
        {isPriced && <FeeNotice act="cancel" quote={quote} />}
        {isPriced && total !== 0 && excuses.length > 0 && (
          <ExcuseField excuses={excuses} isStaff={hasStaffRole(roles)} value={excuse} onChange={setExcuse} />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
