import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Navigate } from 'react-router-dom';
import { isAddressProven, listOwnPhones } from '#firebase/secondFactor.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PhoneSetup } from '../twoStep/PhoneSetup.tsx';
import { ProveAddress } from '../twoStep/ProveAddress.tsx';

/** For members whose agency requires a second factor: sets it up, or signs in again with it. */
const TwoStepRoute = () => {
  const text = useText();
  const { state, recheck, signOut } = useSession();
  useDocumentTitle(text('twoStep.title'));
  if (state.status === 'checking') return null;
  if (state.status !== 'secondFactor') return <Navigate replace to={paths.root.href()} />;

  const leave = (
    <Button color="inherit" onClick={() => void signOut()}>
      {text('session.signOut')}
    </Button>
  );
  const hasPhone = listOwnPhones().length > 0;

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard icon={PhonelinkLock} headingLevel="h1" title={text('twoStep.title')} action={leave}>
        {text(hasPhone ? 'twoStep.againText' : 'twoStep.requiredText')}
        {!hasPhone && (
          <Box sx={{ marginTop: 3, textAlign: 'start' }}>
            {isAddressProven() ? (
              <PhoneSetup onAdded={() => void recheck().catch(() => undefined)} />
            ) : (
              <ProveAddress uid={state.uid} email={state.email} />
            )}
          </Box>
        )}
      </StateCard>
    </Box>
  );
};

export default TwoStepRoute;
