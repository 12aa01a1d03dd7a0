import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import {
  availabilityChangeSchema,
  type AvailabilityRequestValues,
} from '@domain/availability/availability.schema.ts';
import { getFirstBookableDay } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import type { Project } from '@domain/projects/projects.ts';
import { FeeNotice } from '../../../common/bookings/FeeNotice.ts';
import { getMoveFee } from '../../../common/bookings/getMoveFee.ts';
import { useBookingFee } from '../../../common/bookings/useBookingFee.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { FormZone } from '../../../components/form/FormZone.tsx';
import { SlotsField } from './SlotsField.tsx';

const DIALOG_WIDTH = 880;

/** Offers other slots, also for a booked one. Future slots already on offer are preselected. */
export const ChangeDialog = ({
  project,
  request,
  onClose,
}: {
  readonly project: Project;
  readonly request: AvailabilityRequest;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const { id, castingDemoId, timeZone } = request;
  const first = getFirstBookableDay(timeZone);
  const booked = getBookedSlot(request);
  const isBooked = booked !== undefined;
  const quote = useBookingFee(isBooked ? id : null, 'move');
  const timeRanges = (request.state === 'accepted' ? [] : request.timeRanges)
    .filter(({ datetime }) => (readSlot(datetime)?.day ?? '') >= first)
    .map(({ datetime }) => ({ datetime }));

  return (
    <FormDialog<Pick<AvailabilityRequestValues, 'timeZone' | 'timeRanges'>>
      draft={`availability.change.${id}`}
      title={text(isBooked ? 'booking.moveTitle' : 'booking.changeTitle')}
      lead={text(isBooked ? 'booking.moveLead' : 'booking.changeLead')}
      initial={{ timeZone, timeRanges }}
      schema={availabilityChangeSchema}
      submitLabel={text('booking.changeSend')}
      isReady={() => !isBooked || quote.status === 'success'}
      maxWidth={DIALOG_WIDTH}
      onSubmit={async (values, submission) => {
        const slots = values.timeRanges.map(({ datetime }) => datetime);
        const fee = booked && quote.data ? getMoveFee(quote.data, booked, slots) : 0;
        await api.availability.update({ id }, { ...values, ...(fee > 0 ? { fee } : {}) }, submission);
        toasts.success(text(isBooked ? 'booking.moved' : 'booking.changed'));
      }}
      onClose={onClose}
    >
      {isBooked && <FeeNotice act="move" quote={quote} />}
      <FormZone name="timeZone" label={text('booking.zone')} helperText={text('booking.zoneHint')} />
      <SlotsField project={project} castingDemoIds={[castingDemoId]} />
    </FormDialog>
  );
};
