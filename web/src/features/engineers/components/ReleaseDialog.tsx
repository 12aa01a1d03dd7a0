import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { usePlannedSessions } from '../data/usePlannedSessions.ts';

interface Props {
  readonly engineer: { readonly id: string; readonly fullName: string };
  readonly onRelease: (submission: Submission) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before an engineer is released, with the planned sessions that need another one. */
export const ReleaseDialog = ({ engineer: { id, fullName: name }, onRelease, onCancel }: Props) => {
  const text = useText();
  const dates = useDates();
  const [openedAt] = useState(() => Date.now());
  const sessions = usePlannedSessions(id, openedAt);

  return (
    <ConfirmDialog
      open
      tone="error"
      title={text('engineers.releaseTitle', { name })}
      confirmLabel={text('engineers.release')}
      confirmDisabled={sessions.status === 'loading'}
      maxWidth={520}
      onConfirm={onRelease}
      onCancel={onCancel}
    >
      <Typography>{text('engineers.releaseLead')}</Typography>
      {sessions.status === 'loading' && <Skeleton height={48} />}
      {sessions.status === 'error' && (
        <FailedHere error={sessions.error} what={text('engineers.sessionsFailed')} onRetry={sessions.retry} />
      )}
      {sessions.data && sessions.data.length > 0 && (
        <>
          <Typography sx={{ marginTop: 1.5, fontWeight: 600 }}>
            {text('engineers.sessionsPlanned', { count: sessions.data.length })}
          </Typography>
          <Muted>{text('engineers.handOver')}</Muted>
          <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
            {sessions.data.map((session) => (
              <li key={session.id}>
                <Link component={RouterLink} to={paths.session.href(session.id)}>
                  {text('engineers.plannedSession', {
                    at: dates.dateTime(session.startsAt),
                    project: session.projectName,
                    character: session.character,
                  })}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </ConfirmDialog>
  );
};
