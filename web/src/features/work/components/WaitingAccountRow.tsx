import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Membership } from '@domain/access/memberships.ts';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/clients/clients.ts';
import { getFullName } from '@domain/people/names.ts';
import { api } from '../../../lib/http/api.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { RegistrantFacts } from './RegistrantFacts.tsx';

const RegistrationDialog = lazyComponent(async () => {
  const [module] = await Promise.all([import('./RegistrationDialog.tsx'), wantTexts('agencyPages')]);
  return module.RegistrationDialog;
});

const RejectDialog = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../../common/members/RejectDialog.tsx'),
    wantTexts('agencyPages'),
  ]);
  return module.RejectDialog;
});

interface Decision {
  readonly accountValidationStatus: ValidationStatus;
  readonly rejectionReason?: string;
}

const decide = (account: Membership, body: Decision, submission: Submission): Promise<unknown> => {
  const update = account.role === 'client' ? api.clients.update : api.talents.update;
  return update({ id: account.userId }, body, submission);
};

/** A registration to accept or reject. Rejecting has an extra step, because the person is notified. */
export const WaitingAccountRow = ({ account }: { readonly account: Membership }) => {
  const text = useText();
  const toasts = useToasts();
  const [refusing, setRefusing] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const isClient = account.role === 'client';
  const person = useLiveDoc<Client>(`${isClient ? 'clients' : 'talents'}/${account.userId}`);
  const companyId = isClient ? person.data?.companyId : undefined;
  const company = useLiveDoc<Company>(companyId ? `companies/${companyId}` : null);
  const name = person.data ? getFullName(person.data) : '…';

  const accept = useSubmission(async (submission) => {
    await decide(account, { accountValidationStatus: 'ACCEPTED' }, submission);
    toasts.success(text('dashboard.accepted', { name }));
  });

  const reject = async (reason: string, submission: Submission) => {
    const why = reason ? { rejectionReason: reason } : {};
    await decide(account, { accountValidationStatus: 'REJECTED', ...why }, submission);
    setRefusing(false);
    toasts.success(text('dashboard.rejected', { name }));
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <RegistrantFacts
        account={account}
        name={name}
        person={person.data ?? undefined}
        company={company.data ?? undefined}
        onNear={RegistrationDialog.ahead}
        onOpen={() => setOpened(true)}
      />
      <Button
        size="small"
        color="inherit"
        aria-label={text('dashboard.rejectName', { name })}
        disabled={accept.busy}
        onPointerEnter={RejectDialog.ahead}
        onClick={() => setRefusing(true)}
      >
        {text('dashboard.reject')}
      </Button>
      <Button
        size="small"
        variant="contained"
        aria-label={text('dashboard.acceptName', { name })}
        loading={accept.busy}
        onClick={() => void accept.submit()}
      >
        {text('dashboard.accept')}
      </Button>
      {isOpened && person.data && (
        <RegistrationDialog
          client={person.data}
          company={company.data ?? undefined}
          onAccept={(submission) => decide(account, { accountValidationStatus: 'ACCEPTED' }, submission)}
          onReject={() => {
            setOpened(false);
            setRefusing(true);
          }}
          onClose={() => setOpened(false)}
        />
      )}
      {refusing && <RejectDialog name={name} open onCancel={() => setRefusing(false)} onReject={reject} />}
    </Box>
  );
};
