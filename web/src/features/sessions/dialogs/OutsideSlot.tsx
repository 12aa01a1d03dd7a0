import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { hasStaffRole } from '@domain/access/roles.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import { paths } from '../../../app/paths.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SessionTime } from '../components/SessionTime.tsx';
import { isOutside } from './acceptedSlot.ts';

interface Props {
  readonly session: Pick<RecordingSession, 'projectId' | 'talentPublicName' | 'timeZone'>;
  /** The slot that the talent accepted. */
  readonly slot: Span;
}

/** Explains how to reach a time that the talent hasn't accepted. */
export const OutsideSlot = ({ session: { projectId, talentPublicName, timeZone }, slot }: Props) => {
  const text = useText();
  const { roles } = useSignedIn();
  const { values } = useFormikContext<Partial<SessionForm>>();
  if (!isOutside(values, slot)) return null;

  const path = hasStaffRole(roles) ? paths.castingsProject : paths.project;

  return (
    <Alert severity="warning" role="status">
      {text('sessions.accepted', { talent: talentPublicName })} <SessionTime {...slot} timeZone={timeZone} />
      <br />
      {text('sessions.otherSlot', { talent: talentPublicName })}{' '}
      <Link component={RouterLink} to={path.href(projectId, BOOKING_STEP)}>
        {text('sessions.toBooking')}
      </Link>
    </Alert>
  );
};
