import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { ClosedAudition } from '../components/news.ts';
import { IdentityCheck } from '../components/IdentityCheck.tsx';
import { prepareEntry } from '../components/preparedEntry.ts';
import { UploadTask } from '../components/UploadTask.tsx';
import { useEntryPage } from '../data/useEntryPage.ts';

/** The token is invalid: verify the invited person instead. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

const isCancelled = (error: unknown): boolean => isApiError(error) && error.code === 'audition.cancelled';

/** Behind the mailed link: a spinner while the token is checked, then the upload or the identity check. */
const AuditionGateRoute = () => {
  const text = useText();
  const { urlIdentifier = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  const request = useEntryPage(token);
  useAgencyPage(request.data?.agency);

  if (token !== null && request.status === 'loading') {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
        <CircularProgress aria-label={text('identity.checking')} />
      </Box>
    );
  }
  if (request.status === 'success' && request.data.jwtToken) {
    return <UploadTask entry={request.data} token={request.data.jwtToken} />;
  }
  if (isCancelled(request.error)) return <ClosedAudition state="cancelled" />;
  if (request.status === 'error' && !isRefusal(request.error)) {
    return <ErrorState error={request.error} onRetry={request.reload} />;
  }

  return <IdentityCheck urlIdentifier={urlIdentifier} />;
};

export const prepare = prepareEntry;

export default AuditionGateRoute;
