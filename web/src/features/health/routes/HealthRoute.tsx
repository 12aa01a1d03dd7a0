import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { CopySection } from '../components/CopySection.tsx';
import { DueSection } from '../components/DueSection.tsx';
import { FileSection } from '../components/FileSection.tsx';
import { MailSection } from '../components/MailSection.tsx';
import { QuotaSection } from '../components/QuotaSection.tsx';
import { WebhookSection } from '../components/WebhookSection.tsx';

const OwnHealth = ({ agencyId, agencyName }: { readonly agencyId: string; readonly agencyName: string }) => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeader title={text('health.title')} meta={text('health.lead', { agency: agencyName })} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        }}
      >
        <MailSection agencyId={agencyId} />
        <WebhookSection />
        <DueSection />
        <QuotaSection />
        <CopySection />
        <FileSection />
      </Box>
    </Box>
  );
};

/** Health of the chosen agency's data, for its admins. */
const HealthRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return <OwnHealth key={agency.id} agencyId={agency.id} agencyName={agency.publicName} />;
};

export default HealthRoute;
