import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import type { BookingFeeQuote } from '@domain/bookings/bookings.api.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';
import { FeeNotice } from '../../../common/bookings/FeeNotice.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useText } from '../../../i18n/useText.ts';
import { SessionTime } from '../components/SessionTime.tsx';
import { getProposal, isOutside, type AcceptedSlot } from './acceptedSlot.ts';

interface Props {
  readonly session: Pick<RecordingSession, 'startsAt' | 'endsAt' | 'talentPublicName' | 'timeZone'>;
  readonly accepted: AcceptedSlot;
  readonly quote: Request<BookingFeeQuote>;
  /** Whether the session was dropped on the time, so that its fields move to the slot's. */
  readonly isDropped: boolean;
  /** Whether other changes have to be saved first. */
  readonly isMixed: (values: Partial<SessionForm>) => boolean;
}

/** Compares the accepted slot with the one that the talent would be asked for. */
export const OutsideSlot = ({ session, accepted, quote, isDropped, isMixed }: Props) => {
  const text = useText();
  const { values, setValues } = useFormikContext<Partial<SessionForm>>();
  const { startsAt } = values;

  const mustMove = useRef(isDropped);
  useEffect(() => {
    if (!mustMove.current || !startsAt) return;
    mustMove.current = false;
    if (!isOutside(values, accepted)) return;
    const { from, to } = getProposal(session, accepted, startsAt).session;
    void setValues({
      ...values,
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(to).toISOString(),
    });
  }, [session, accepted, startsAt, values, setValues]);

  if (!startsAt || !isOutside(values, accepted)) return null;

  const { talentPublicName: talent, timeZone } = session;

  return (
    <>
      <Alert severity="info" role="status">
        {text('sessions.accepted', { talent })}{' '}
        <SessionTime from={accepted.from} to={accepted.to} timeZone={timeZone} />
        {text('sessions.askedTime')}{' '}
        <SessionTime {...getProposal(session, accepted, startsAt).session} timeZone={timeZone} />
        {text(isMixed(values) ? 'sessions.saveOthersFirst' : 'sessions.askLead', { talent })}
      </Alert>
      <FeeNotice act="move" quote={quote} />
    </>
  );
};
