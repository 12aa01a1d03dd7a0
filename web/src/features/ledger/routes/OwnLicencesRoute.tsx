import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { LicenceList } from '../components/LicenceList.tsx';

/** The chosen agency's licences of the talent's voice. */
const OwnLicencesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('talent')) return <DeniedState />;
  return (
    <div>
      <PageHeader title={text('ledger.title')} meta={text('ledger.lead.talent')} />
      <LicenceList key={agency.id} reader="talent" />
    </div>
  );
};

export default OwnLicencesRoute;
