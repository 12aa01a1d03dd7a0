import LinkOff from '@mui/icons-material/LinkOffOutlined';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError, isSpentLink } from '../../../lib/http/apiError.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { ClosedAudition } from '../components/news.ts';
import { UploadSkeleton } from '../components/UploadSkeleton.tsx';
import { prepareEntry } from '../components/preparedEntry.ts';
import { UploadTask } from '../components/UploadTask.tsx';
import { useEntryPage } from '../data/useEntryPage.ts';

/** Upload with a token that already proves who is here. */
const AuditionUploadRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const token = query.get('token');
  const request = useEntryPage(token);
  useAgencyPage(request.data?.agency);
  const refused =
    token === null || (request.status === 'success' && !request.data.jwtToken) || isSpentLink(request.error);

  if (isApiError(request.error) && request.error.code === 'audition.cancelled')
    return <ClosedAudition state="cancelled" />;
  if (refused) {
    const view = isApiError(request.error) ? request.error.message : '';
    return (
      <StateCard icon={LinkOff} headingLevel="h1" title={view || text('upload.badLinkTitle')}>
        {text('upload.badLinkText')}
      </StateCard>
    );
  }
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  if (request.status === 'loading') return <UploadSkeleton />;

  return <UploadTask entry={request.data} token={request.data.jwtToken ?? ''} />;
};

export const prepare = prepareEntry;

export default AuditionUploadRoute;
