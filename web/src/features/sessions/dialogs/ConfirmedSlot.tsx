import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { findSameSlot, type SessionForm } from '../../../common/sessions/planning.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAvailabilityRequests } from '../../../common/board/useBoard.ts';
import { SessionTime } from '../components/SessionTime.tsx';

interface Props {
  readonly projectId: string;
  readonly castingDemoId: string;
}

/** The voice's confirmed slot: fills in the times, and other roles accepted in it. */
export const ConfirmedSlot = ({ projectId, castingDemoId }: Props) => {
  const text = useText();
  const { setValues } = useFormikContext<SessionForm>();
  const requests = useAvailabilityRequests(projectId);
  const request = requests.data?.find(
    (availabilityRequest) =>
      availabilityRequest.castingDemoId === castingDemoId &&
      availabilityRequest.state === 'accepted' &&
      availabilityRequest.sessionId === null,
  );
  const span = request && getBookedSpan(request);
  const { from, to } = span ?? {};
  const timeZone = request?.timeZone;

  const sameSlot = JSON.stringify(
    request
      ? findSameSlot(request, requests.data ?? []).map(
          (availabilityRequest) => availabilityRequest.castingDemoId,
        )
      : [],
  );

  useEffect(() => {
    if (from === undefined || to === undefined || timeZone === undefined) return;
    const [startsAt, endsAt] = [new Date(from).toISOString(), new Date(to).toISOString()];
    const moreCastingDemoIds = JSON.parse(sameSlot) as string[];
    void setValues((values) => ({ ...values, startsAt, endsAt, timeZone, moreCastingDemoIds }));
  }, [from, to, timeZone, sameSlot, setValues]);

  if (!span || timeZone === undefined) return null;

  return (
    <Alert severity="info">
      {text('sessions.confirmedSlot')}
      <SessionTime {...span} timeZone={timeZone} />
    </Alert>
  );
};
