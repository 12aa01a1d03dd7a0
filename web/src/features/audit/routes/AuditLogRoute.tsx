import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AuditLog } from '../components/AuditLog.tsx';
import { ChainCheck } from '../components/ChainCheck.tsx';

/** The chosen agency's audit log for its admins, with a completeness check. */
const AuditLogRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div key={agency.id}>
      <PageHeader title={text('audit.title')} meta={text('audit.lead', { agency: agency.publicName })} />
      <ChainCheck />
      <AuditLog agencyId={agency.id} />
    </div>
  );
};

export default AuditLogRoute;
