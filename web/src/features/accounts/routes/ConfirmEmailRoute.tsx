import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { AddressConfirmation, RefusedAddress } from '../components/AddressConfirmation.tsx';
import { useEmailLink } from '../data/mailedCodes.ts';

/** Confirms an account's address by the link mailed to it. */
const ConfirmEmailRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const oobCode = query.get('oobCode') ?? '';
  const link = useEmailLink(oobCode);
  useDocumentTitle(text('confirmEmail.title'));

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      {link.status === 'loading' ? (
        <LoadingState>
          <Skeleton variant="rounded" width={320} height={220} />
        </LoadingState>
      ) : link.status === 'error' ? (
        <ErrorState error={link.error} onRetry={link.reload} />
      ) : link.data === null ? (
        <RefusedAddress refusal="spent" />
      ) : (
        <AddressConfirmation oobCode={oobCode} purpose={link.data} />
      )}
    </Box>
  );
};

export default ConfirmEmailRoute;
