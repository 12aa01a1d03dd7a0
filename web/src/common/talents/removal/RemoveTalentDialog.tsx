import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import type { TalentRemoval } from '@domain/talents/removal.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { RemovalPending, useRemoval } from './RemovalPreview.tsx';
import { RemovalSummary } from './RemovalSummary.tsx';

interface Props {
  readonly talentId: string;
  readonly name: string;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

interface SummaryProps {
  readonly removal: Serialised<TalentRemoval>;
  readonly agencyName: string;
  readonly isUnderstood: boolean;
  readonly onUnderstood: (isUnderstood: boolean) => void;
}

/** Confirms a removal. A talent without another agency is erased permanently, which needs an extra confirmation. */
const Summary = ({ removal, agencyName, isUnderstood, onUnderstood }: SummaryProps) => {
  const text = useText();
  const { fullName: name, isOnlyAgency, keepsAccount } = removal;

  return (
    <Stack>
      <Typography>{text('removal.lead', { name, agency: agencyName })}</Typography>
      <RemovalSummary removal={removal} />
      {isOnlyAgency ? (
        <>
          <Alert severity="warning">
            {text(keepsAccount ? 'removal.onlyAgencyKeeps' : 'removal.onlyAgency', { name })}
          </Alert>
          <FormControlLabel
            control={
              <Checkbox checked={isUnderstood} onChange={(event) => onUnderstood(event.target.checked)} />
            }
            label={text('removal.understood', { name })}
          />
        </>
      ) : (
        <Muted>{text('removal.otherAgencies')}</Muted>
      )}
    </Stack>
  );
};

/** Confirms removing a talent from the chosen agency, after showing the effects. For its admins. */
export const RemoveTalentDialog = ({ talentId, name, onRemoved, onCancel }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { agency } = useSignedIn();
  const [isUnderstood, setUnderstood] = useState(false);
  const requestedRemoval = useRemoval(talentId);
  const removal = requestedRemoval.data;

  return (
    <ConfirmDialog
      open
      title={text('removal.title', { name })}
      confirmLabel={text('removal.confirm')}
      tone="error"
      maxWidth={560}
      confirmDisabled={removal === undefined || (removal.isOnlyAgency && !isUnderstood)}
      onCancel={onCancel}
      onConfirm={async (submission) => {
        await api.talents.remove({ id: talentId }, submission);
        toasts.success(text('removal.done', { name }));
        onRemoved();
      }}
    >
      {removal ? (
        <Summary
          removal={removal}
          agencyName={agency?.publicName ?? ''}
          isUnderstood={isUnderstood}
          onUnderstood={setUnderstood}
        />
      ) : (
        <RemovalPending asked={requestedRemoval} />
      )}
    </ConfirmDialog>
  );
};
