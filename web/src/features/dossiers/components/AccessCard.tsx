import { useState } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { VALIDATION_STATUSES, type ValidationStatus } from '@domain/access/roles.ts';
import type { TalentStatus } from '@domain/talents/talents.ts';
import { BlockDialog } from '../../../common/members/BlockDialog.tsx';
import { RejectDialog } from '../../../common/members/RejectDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useStanding } from '../data/agencyRequests.ts';

interface Props {
  readonly talentId: string;
  readonly name: string;
  readonly onRemove: () => void;
}

interface ReviewProps {
  readonly talentId: string;
  readonly name: string;
  readonly status: ValidationStatus;
}

/** The review of a talent's registration, for the chosen agency only. */
const ReviewField = ({ talentId, name, status }: ReviewProps) => {
  const text = useText();
  const toasts = useToasts();
  const [decided, setDecided] = useState(status);
  const [isRejecting, setRejecting] = useState(false);

  const decide = async (next: ValidationStatus, submission: Submission, reason = '') => {
    const body = { accountValidationStatus: next, ...(reason ? { rejectionReason: reason } : {}) };
    await api.talents.update({ id: talentId }, body, submission);
    setDecided(next);
    toasts.success(text('common.saved'));
  };

  const { submit } = useSubmission((submission, next: ValidationStatus) => decide(next, submission));

  return (
    <>
      <TextField
        select
        id="review-status"
        label={text('clients.status')}
        value={decided}
        fullWidth={false}
        sx={{ minWidth: 200 }}
        onChange={(event) => {
          const next = VALIDATION_STATUSES.find((code) => code === event.target.value);
          if (!next || next === decided) return;
          if (next === 'REJECTED') setRejecting(true);
          else void submit(next);
        }}
      >
        {VALIDATION_STATUSES.map((code) => (
          <MenuItem key={code} value={code}>
            {text(`clients.status.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <RejectDialog
        name={name}
        open={isRejecting}
        onCancel={() => setRejecting(false)}
        onReject={async (reason, submission) => {
          await decide('REJECTED', submission, reason);
          setRejecting(false);
        }}
      />
    </>
  );
};

/** Sends a new verification link to a talent. */
const NewLink = ({ talentId, email }: { readonly talentId: string; readonly email: string }) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <SendButton
      variant="outlined"
      color="inherit"
      size="small"
      onSend={async () => {
        await api.talents.sendNewLink({ id: talentId });
        toasts.success(text('access.newLinkSent', { email }));
      }}
    >
      {text('access.newLink')}
    </SendButton>
  );
};

/** A talent's status in the agency; decided by its admins, without effect on other agencies. */
export const AccessCard = ({ talentId, name, onRemove }: Props) => {
  const text = useText();
  const { roles } = useSignedIn();
  const standing = useStanding(talentId);
  const [decided, setDecided] = useState<TalentStatus>();
  const [isAsking, setAsking] = useState(false);
  const status = decided ?? standing.data?.status;
  if (!status) return null;

  const isBlocked = status === 'blocked';
  // Without a decision nothing keeps a talent out.
  const validation = standing.data?.accountValidationStatus ?? 'ACCEPTED';
  const isAccepted = validation === 'ACCEPTED';

  return (
    <SectionCard title={text('access.title')} lead={text('access.lead')}>
      <Row gap={2} align="center">
        {(isBlocked || isAccepted) && (
          <StateChip
            tone={isBlocked ? 'negative' : 'positive'}
            icon={isBlocked ? Block : CheckCircle}
            label={text(`access.${status}`)}
          />
        )}
        {standing.data && !standing.data.emailVerified && (
          <>
            <Typography variant="body2">
              {text(standing.data.verificationEmailWasSent ? 'access.linkSent' : 'access.unproven')}
            </Typography>
            <NewLink talentId={talentId} email={standing.data.email} />
          </>
        )}
        {roles.includes('admin') && (
          <>
            {standing.data && <ReviewField talentId={talentId} name={name} status={validation} />}
            <Button
              color={isBlocked ? 'primary' : 'error'}
              variant="outlined"
              size="small"
              onClick={() => setAsking(true)}
            >
              {text(isBlocked ? 'access.unblock' : 'access.block')}
            </Button>
            <Button color="error" size="small" onClick={onRemove}>
              {text('removal.open')}
            </Button>
          </>
        )}
      </Row>
      <BlockDialog
        talentId={talentId}
        name={name}
        status={status}
        open={isAsking}
        onCancel={() => setAsking(false)}
        onDone={(next) => {
          setDecided(next);
          setAsking(false);
        }}
      />
    </SectionCard>
  );
};
