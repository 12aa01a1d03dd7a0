import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/clients/clients.ts';
import { getFullName } from '@domain/people/names.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { mergeCompany } from '../../../common/companies/mergeCompany.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useCatalogLabel, useCountryName } from '../../../lib/reference.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { listOtherCompanies } from './otherCompanies.ts';
import { RelatedClients } from './RelatedClients.tsx';

interface Props {
  readonly client: Client;
  readonly company: Company | undefined;
  readonly onAccept: (submission: Submission) => Promise<unknown>;
  readonly onReject: () => void;
  readonly onClose: () => void;
}

/** A client's registration with what else the agency knows of the company, to accept or reject. */
export const RegistrationDialog = ({ client, company, onAccept, onReject, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const [into, setInto] = useState<Pick<Company, 'id' | 'name'>>();
  const roleName = useCatalogLabel('ROLE_IN_COMPANY');
  const typeName = useCatalogLabel('COMPANY_TYPE');
  const countryName = useCountryName();
  const related = useRequest(`related-clients:${client.id}`, (signal) =>
    api.clients.related({ id: client.id }, { signal }),
  );
  const name = getFullName(client);
  const companies = listOtherCompanies(related.data ?? [], company?.id);

  const accept = async (submission: Submission) => {
    await onAccept(submission);
    toasts.success(text('dashboard.accepted', { name }));
    onClose();
  };

  const acceptInto = async (target: Pick<Company, 'id' | 'name'>, submission: Submission) => {
    // The company first: nobody works for one that is about to be merged.
    if (company) await mergeCompany(company.id, target.id, submission, () => undefined);
    await onAccept(submission);
    toasts.success(text('registration.acceptedInto', { name, company: target.name }));
    onClose();
  };

  if (into)
    return (
      <ConfirmDialog
        open
        title={text('registration.intoTitle', { name, company: into.name })}
        confirmLabel={text('registration.into', { company: into.name })}
        onCancel={() => setInto(undefined)}
        onConfirm={(submission) => acceptInto(into, submission)}
      >
        <DialogContentText>
          {text('registration.intoText', { name, company: into.name, from: company?.name ?? '' })}
        </DialogContentText>
      </ConfirmDialog>
    );

  const facts = [
    [text('registration.company'), joinDotted([company?.name, company && typeName(company.companyType)])],
    [text('registration.role'), roleName(client.roleInCompany)],
    [text('clients.email'), client.email],
    [
      text('registration.place'),
      joinDotted([client.cityOfResidence, countryName(client.countryOfResidence)]),
    ],
    [text('registration.since'), <DateText key="since" instant={client.createdAt} />],
  ] as const;

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <FactList facts={facts} />
        <RelatedClients request={related} companies={companies} onInto={setInto} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
        <Button color="inherit" onClick={onReject}>
          {text('dashboard.reject')}
        </Button>
        <SendButton variant="contained" onSend={accept}>
          {text(companies.length > 0 ? 'registration.acceptAsNew' : 'dashboard.accept')}
        </SendButton>
      </DialogActions>
    </Dialog>
  );
};
