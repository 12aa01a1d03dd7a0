import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { TalentAuditions } from '../components/ofTalent.ts';

/** A talent's auditions: pending ones, and outcomes of the others. */
const OwnAuditionsRoute = () => {
  const text = useText();
  const { uid, roles } = useSignedIn();
  if (!roles.includes('talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('nav.ownAuditions')} meta={text('ownAuditions.lead')} />
      <TalentAuditions talentId={uid} />
    </Box>
  );
};

export default OwnAuditionsRoute;
