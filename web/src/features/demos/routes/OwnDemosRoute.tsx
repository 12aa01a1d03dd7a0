import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { EqualLoudness } from '../../../components/waveform/EqualLoudness.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { TalentDemos } from '../components/TalentDemos.tsx';

/** A talent's own demos, with reviews and uploading. */
const OwnDemosRoute = () => {
  const text = useText();
  const { uid, roles, agency } = useSignedIn();
  if (!roles.includes('talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <PageHeader title={text('nav.demos')} meta={text('ownDemos.lead')} actions={<EqualLoudness />} />
      <TalentDemos talentId={uid} agencyId={agency?.id} isOwner />
    </Box>
  );
};

export default OwnDemosRoute;
