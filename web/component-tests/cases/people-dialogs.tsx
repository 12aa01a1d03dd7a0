import type { ClientPage } from '@domain/clients/clients.api.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { InviteDialog } from '../../src/common/invitations/InviteDialog.tsx';
import { NewAgencyDialog } from '../../src/features/agencies/dialogs/NewAgencyDialog.tsx';
import { EditClientDialog } from '../../src/features/clients/components/EditClientDialog.tsx';
import { EditCompanyDialog } from '../../src/features/clients/components/EditCompanyDialog.tsx';
import { NewClientDialog } from '../../src/features/clients/components/NewClientDialog.tsx';
import { EditEngineer } from '../../src/features/engineers/components/EditEngineer.tsx';
import { CorrectInvite } from '../../src/features/talentInvites/components/CorrectInvite.tsx';
import { AddMemberDialog } from '../../src/features/team/components/AddMemberDialog.tsx';
import { EditMemberDialog } from '../../src/features/team/components/EditMemberDialog.tsx';
import { RenameMemberDialog } from '../../src/features/team/components/RenameMemberDialog.tsx';
import { makeInstant, getRecord } from '../kit/records.ts';
import { makeAgencyOne } from '../kit/session.ts';
import { ignore, type DialogCase } from './dialog-case.ts';

const NAMED = { name: 'Nora', lastName: 'Vidal' };
const INVITED = { ...NAMED, email: 'nora@tests.example', language: 'spa' };
const ENGINEERS = { '/curation/engineers': [{ id: 'engineer-1', fullName: 'Ines Onda' }] };

const member = getRecord<TeamMember>({
  id: 'team-1',
  name: 'Tessa Boone',
  email: 'tessa@tests.example',
  roles: ['agencyTeam'],
});
const company: Company = {
  id: 'company-one',
  name: 'Lumen',
  companyType: 'BRAND',
  agencyIds: ['agency-one'],
};
const client = getRecord<ClientPage>({
  id: 'client-1',
  ...NAMED,
  email: 'nora@lumen.example',
  company,
  roleInCompany: 'PRODUCER',
  countryOfResidence: 'ESP',
  cityOfResidence: 'Vigo',
  showRates: false,
  accountValidationStatus: 'ACCEPTED',
  status: 'active',
});
const invite = getRecord<SelfServiceInvite>({
  id: 'invite-1',
  ...INVITED,
  engineer: null,
  sentAt: makeInstant('2026-01-02T10:00:00Z'),
});

/** Dialogs about people and companies. */
export const PEOPLE_DIALOGS: readonly DialogCase[] = [
  ...(['talent', 'engineer'] as const).map((invited) => ({
    name: `invite a ${invited}`,
    draft: `invite.${invited}`,
    values: INVITED,
    replies: ENGINEERS,
    open: (onClose: () => void) => <InviteDialog invited={invited} onClose={onClose} />,
  })),
  {
    name: 'correct an invitation',
    draft: 'invite.invite-1',
    values: { name: 'Norah' },
    replies: ENGINEERS,
    open: (onClose) => <CorrectInvite invite={invite} onClose={onClose} />,
  },
  {
    name: 'add a team member',
    draft: 'team.new',
    values: { ...NAMED, email: 'nora@tests.example', roles: ['agencyTeam', 'admin'] },
    open: (onClose) => <AddMemberDialog onAdded={ignore} onClose={onClose} />,
  },
  {
    name: 'change the roles of a member',
    draft: 'team.team-1',
    values: { roles: ['agencyTeam', 'admin'] },
    open: (onClose) => (
      <EditMemberDialog
        member={member}
        agency={makeAgencyOne(['admin'])}
        onSaved={ignore}
        onRename={ignore}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'rename a member',
    draft: 'team.team-1.name',
    values: NAMED,
    open: (onClose) => <RenameMemberDialog member={member} onRenamed={ignore} onClose={onClose} />,
  },
  {
    name: 'add an agency',
    draft: 'newAgency',
    values: { publicName: 'Coda', slug: 'coda-voices', contactEmail: 'hello@coda.example' },
    open: (onClose) => <NewAgencyDialog onMade={ignore} onClose={onClose} />,
  },
  {
    name: 'edit a company',
    draft: 'company.company-one',
    values: { name: 'Lumen Films' },
    open: (onClose) => (
      <EditCompanyDialog company={company} canMerge onSaved={ignore} onMerge={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'create a client',
    draft: 'client.new',
    values: {
      ...NAMED,
      email: 'nora@lumen.example',
      roleInCompany: 'PRODUCER',
      company: { name: 'Lumen', companyType: 'BRAND' },
      countryOfResidence: 'ESP',
      cityOfResidence: 'Vigo',
    },
    replies: { '/company': [] },
    open: (onClose) => <NewClientDialog onCreated={ignore} onClose={onClose} />,
  },
  {
    name: 'edit a client',
    draft: 'client.client-1',
    values: { cityOfResidence: 'Lugo' },
    open: (onClose) => (
      <EditClientDialog client={client} agencyId="agency-one" onSaved={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'edit an engineer',
    draft: 'engineer.engineer-1',
    values: { lastName: 'Onda Ruiz' },
    replies: {
      '/engineer/engineer-1': {
        id: 'engineer-1',
        name: 'Ines',
        lastName: 'Onda',
        fullName: 'Ines Onda',
        email: 'ines@tests.example',
        languageTags: ['spa'],
        status: 'active',
        createdAt: '2026-01-01T10:00:00.000Z',
        updatedAt: '2026-01-02T10:00:00.000Z',
      },
    },
    open: (onClose) => (
      <EditEngineer id="engineer-1" agency={makeAgencyOne(['admin'])} onSaved={ignore} onClose={onClose} />
    ),
  },
];
