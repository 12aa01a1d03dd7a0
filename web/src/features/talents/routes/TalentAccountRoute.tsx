import Box from '@mui/material/Box';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { OwnDataCard } from '../components/OwnDataCard.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { WholeProfileForm } from '../components/WholeProfileForm.tsx';

/** A talent's account: profile and privacy. */
const TalentAccountRoute = () => {
  const session = useSignedIn();

  return (
    <Box sx={{ maxWidth: 1160 }}>
      <OwnTalent>{(talent) => <WholeProfileForm talent={talent} />}</OwnTalent>
      {!isImpersonating(session) && (
        <Box sx={{ marginTop: 4 }}>
          <OwnDataCard talentId={session.uid} />
        </Box>
      )}
    </Box>
  );
};

export default TalentAccountRoute;
