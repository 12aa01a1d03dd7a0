import { useState } from 'react';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { getOwnUser } from '#firebase/auth.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { useSession, useSignedIn } from '../../../lib/session/session.ts';
import { DeletionRequested } from './DeletionRequested.tsx';
import { getOtherRoles } from './getOtherRoles.ts';

/** A talent's request for erasure, limited to talent data for people with other roles. Can be withdrawn until an agency acts on it. */
export const DataDeletion = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const session = useSignedIn();
  const otherRoles = getOtherRoles(session);
  const roleNames = otherRoles.map(({ role, agencies: count }) =>
    text('ownData.roleIn', { role: text(`role.${role}`), count }),
  );
  const keepsAccount = otherRoles.length > 0;
  const { email } = session;
  const { signIn } = useSession();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const needsPassword =
    getOwnUser()?.providerData.some(({ providerId }) => providerId === 'password') ?? false;

  const close = () => {
    setAsking(false);
    setPassword('');
    setFault('');
  };

  const request = useLiveDoc<DeletionRequest>(`deletionRequests/${talentId}`);

  const ask = async (submission: Submission) => {
    try {
      if (needsPassword) await signIn(email, password);
    } catch (error) {
      const view = getAuthErrorText(error);
      setFault('raw' in view ? view.raw : text(view.id));
      return;
    }
    await api.privacy.requestDeletion(submission);
    close();
  };

  if (request.data) return <DeletionRequested request={request.data} />;

  return (
    <Row gap={2} align="center">
      <Typography sx={{ flex: '1 1 260px' }}>
        {text(keepsAccount ? 'ownData.deleteTalentText' : 'ownData.deleteText')}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        disabled={request.status === 'loading'}
        onClick={() => setAsking(true)}
      >
        {text('ownData.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('ownData.confirmTitle')}
        confirmLabel={text('ownData.delete')}
        tone="error"
        confirmDisabled={needsPassword && password === ''}
        onCancel={close}
        onConfirm={ask}
      >
        <DialogContentText>
          {text(keepsAccount ? 'ownData.confirmTalentText' : 'ownData.confirmText')}
        </DialogContentText>
        {keepsAccount && (
          <DialogContentText sx={{ marginTop: 1.5, color: 'text.primary', fontWeight: 600 }}>
            {text('ownData.rolesStay', { roles: new Intl.ListFormat(locale).format(roleNames) })}
          </DialogContentText>
        )}
        {needsPassword && (
          <TextField
            type="password"
            fullWidth
            margin="normal"
            label={text('ownData.password')}
            autoComplete="current-password"
            value={password}
            error={fault !== ''}
            helperText={fault || text('ownData.passwordHint')}
            onChange={(event) => {
              setPassword(event.target.value);
              setFault('');
            }}
          />
        )}
      </ConfirmDialog>
    </Row>
  );
};
