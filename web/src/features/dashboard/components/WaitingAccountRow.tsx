import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Membership } from '@domain/access/memberships.ts';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import { clientsApi } from '@domain/clients/clients.api.ts';
import type { Client } from '@domain/clients/clients.ts';
import { talentsApi } from '@domain/talents/talents.api.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

const decide = (account: Membership, accountValidationStatus: ValidationStatus): Promise<unknown> => {
  const input = { params: { id: account.userId }, body: { accountValidationStatus } };
  return account.role === 'client'
    ? call(clientsApi['clients.update'], input)
    : call(talentsApi['talents.update'], input);
};

/** One registration, and the two answers to it. Refusing is asked about once more: the person is told. */
export const WaitingAccountRow = ({ account }: { readonly account: Membership }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [sending, setSending] = useState<ValidationStatus>();
  const [refusing, setRefusing] = useState(false);
  const isClient = account.role === 'client';
  const person = useLiveDoc<Client>(`${isClient ? 'clients' : 'talents'}/${account.userId}`);
  const companyId = isClient ? person.data?.companyId : undefined;
  const company = useLiveDoc<Company>(companyId ? `companies/${companyId}` : null);
  const name = person.data ? `${person.data.name} ${person.data.lastName}` : '…';

  const answer = async (status: ValidationStatus) => {
    setSending(status);
    try {
      await decide(account, status);
      toasts.success(text(status === 'ACCEPTED' ? 'dashboard.accepted' : 'dashboard.rejected', { name }));
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setSending(undefined);
      setRefusing(false);
    }
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          {name}
          {company.data && ` · ${company.data.name}`}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {person.data?.email}
          {person.data && ' · '}
          {person.data && <DateText instant={person.data.createdAt} />}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={text('dashboard.rejectName', { name })}
        disabled={sending !== undefined}
        onClick={() => setRefusing(true)}
      >
        {text('dashboard.reject')}
      </Button>
      <Button
        size="small"
        variant="contained"
        aria-label={text('dashboard.acceptName', { name })}
        loading={sending === 'ACCEPTED'}
        onClick={() => void answer('ACCEPTED')}
      >
        {text('dashboard.accept')}
      </Button>
      <ConfirmDialog
        open={refusing}
        title={text('dashboard.rejectTitle', { name })}
        confirmLabel={text('dashboard.reject')}
        tone="error"
        busy={sending === 'REJECTED'}
        onCancel={() => setRefusing(false)}
        onConfirm={() => void answer('REJECTED')}
      >
        {text('dashboard.rejectText')}
      </ConfirmDialog>
    </Box>
  );
};
