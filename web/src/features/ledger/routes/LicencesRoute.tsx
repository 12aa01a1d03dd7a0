import { hasStaffRole } from '@domain/access/roles.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { LicenceList } from '../components/LicenceList.tsx';

/** Sold licences of a client's company, or of a staff member's agency. */
const LicencesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;

  const reader = isStaff ? 'staff' : 'client';

  return (
    <div>
      <PageHeader title={text('ledger.title')} meta={text(`ledger.lead.${reader}`)} />
      <LicenceList key={agency.id} reader={reader} />
    </div>
  );
};

export default LicencesRoute;
