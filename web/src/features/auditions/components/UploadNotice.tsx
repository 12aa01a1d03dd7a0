import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isActionable } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { UploadPhase } from './useTakeUpload.ts';

const IdentityForm = lazyComponent(() => import('./IdentityForm.tsx').then((module) => module.IdentityForm));

/** The upload's progress. A failure stays visible, with a remedy or the support address. */
export const UploadNotice = ({
  phase,
  entry: { supportEmail, linkIdentifier },
  onToken,
}: {
  readonly phase: UploadPhase;
  readonly entry: Pick<AuditionEntryPage, 'supportEmail' | 'linkIdentifier'>;
  /** Receives the token of an address that was confirmed again. */
  readonly onToken: (token: string) => void;
}) => {
  const text = useText();
  const errorText = useErrorText();
  if (phase.kind === 'sending') {
    const percent = Math.round(phase.share * 100);
    const label = text('upload.progress', { percent });

    return (
      <Box sx={{ marginBlock: 2 }}>
        <ProgressBar percent={percent} label={label} />
        <Muted role="status" sx={{ marginTop: 0.5 }}>
          {label}
        </Muted>
      </Box>
    );
  }
  if (phase.kind === 'waiting') {
    return (
      <Alert severity="warning" role="status" sx={{ marginBlock: 2 }}>
        {text('upload.waiting')}
      </Alert>
    );
  }
  if (phase.kind === 'cancelled') {
    return (
      <Alert severity="info" sx={{ marginBlock: 2 }}>
        {text('upload.cancelled')}
      </Alert>
    );
  }
  if (phase.kind === 'expired' && linkIdentifier !== null) {
    return (
      <IdentityForm urlIdentifier={linkIdentifier} onToken={onToken}>
        <Alert severity="warning" role="alert">
          {text('upload.expired')}
        </Alert>
      </IdentityForm>
    );
  }
  // The file's own error shows at the file field.
  if (phase.kind === 'failed' && phase.fault) return null;
  if (phase.kind === 'failed' && isActionable(phase.error)) {
    return (
      <Alert severity="error" sx={{ marginBlock: 2 }}>
        {text('upload.failed')} {errorText(phase.error)}
      </Alert>
    );
  }
  if (phase.kind === 'failed') {
    return (
      <Alert severity="error" sx={{ marginBlock: 2 }}>
        {text('upload.failed')}{' '}
        <FormattedMessage
          id="upload.support"
          values={{
            email: (
              <Link key="email" href={`mailto:${supportEmail}`} color="inherit" underline="always">
                {supportEmail}
              </Link>
            ),
          }}
        />
      </Alert>
    );
  }

  return null;
};
