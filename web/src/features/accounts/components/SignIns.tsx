import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SignInView } from '@domain/accounts/sign-ins.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSession } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';
import { useSignIns } from '../data/useSignIns.ts';

const SignInRow = ({ signIn }: { readonly signIn: SignInView }) => {
  const text = useText();
  const { browser, system, signedInAt, lastSeenAt, isThis } = signIn;
  const name =
    browser && system ? text('security.device', { browser, system }) : browser || system || undefined;

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography>{name ?? text('security.deviceUnknown')}</Typography>
        <Muted>
          {text('security.signedInOn')} <DateText instant={signedInAt} withTime />,{' '}
          {text('security.lastSeen')} <DateText instant={lastSeenAt} withTime />
        </Muted>
      </Box>
      {isThis && <Chip size="small" label={text('security.thisDevice')} />}
    </Box>
  );
};

export const SignIns = () => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { signOut } = useSession();
  const found = useSignIns();
  const [isAsking, setAsking] = useState(false);

  return (
    <Stack align="start">
      {found.status === 'loading' && <Skeleton variant="rounded" height={56} sx={{ width: 1 }} />}
      {found.status === 'error' && <ErrorState error={found.error} onRetry={found.reload} />}
      {found.status === 'success' && found.data.length === 0 && (
        <Muted variant="body1">{text('security.signInsNone')}</Muted>
      )}
      {found.status === 'success' && found.data.length > 0 && (
        <Box sx={{ width: 1 }}>
          <RowList label={text('security.signIns')}>
            {found.data.map((signIn) => (
              <SignInRow key={signIn.signedInAt} signIn={signIn} />
            ))}
          </RowList>
        </Box>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {text('security.signOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('security.signOutTitle')}
        confirmLabel={text('security.signOutEverywhere')}
        onConfirm={async (submission) => {
          try {
            await api.accounts.signOutEverywhere({ everywhere: true }, submission);
          } catch (error) {
            toasts.error(errorText(error));
            return;
          }
          await signOut();
        }}
        onCancel={() => setAsking(false)}
      >
        {text('security.signOutText')}
      </ConfirmDialog>
    </Stack>
  );
};
