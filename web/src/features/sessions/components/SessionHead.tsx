import Button from '@mui/material/Button';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { SessionFiles } from '@domain/sessions/session-files.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { SessionWhen } from './SessionWhen.tsx';

interface Props {
  readonly session: RecordingSession;
  /** Undefined while loading. */
  readonly files: SessionFiles | undefined;
}

/** Who a session is for, when it is, and the link to join. */
export const SessionHead = ({ session, files }: Props) => {
  const text = useText();
  const { dialIn, state } = session;
  const { companyName, brand, agencyName } = files?.origin ?? {};

  return (
    <Row align="center" gap={2}>
      <div>
        {/* A line of its own while loading, so that nothing moves. */}
        <Muted variant="body1">{joinDotted([companyName, brand, agencyName]) || '\u00A0'}</Muted>
        <SessionWhen session={session} />
      </div>
      {state === 'planned' && dialIn.link !== '' && (
        <Button
          variant="contained"
          size="large"
          href={dialIn.link}
          target="_blank"
          rel="noreferrer"
          sx={{ marginInlineStart: { sm: 'auto' } }}
        >
          {text('sessions.join', { method: dialIn.method })}
        </Button>
      )}
    </Row>
  );
};
