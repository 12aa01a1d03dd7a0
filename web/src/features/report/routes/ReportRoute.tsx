import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { createTabSlot } from '../../../lib/storage/browserStorage.ts';
import { useBrowserValue } from '../../../lib/useBrowserValue.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { AccessForm } from '../components/AccessForm.tsx';
import { ReportPage } from '../components/ReportPage.tsx';
import { api } from '../../../lib/http/api.ts';

/** A session's report; verifies its reader once per tab. */
const ReportRoute = () => {
  const text = useText();
  const errorText = useErrorText();
  const { urlIdentifier = '' } = useParams();
  const slot = createTabSlot(`vc.report.${urlIdentifier}`);
  const storedText = useBrowserValue(slot.read, null);
  const [opened, setOpened] = useState<string | null>();
  const token = opened === undefined ? storedText : opened;

  useDocumentTitle(text('report.title'));

  const request = useRequest(token && `${urlIdentifier} ${token}`, (signal) =>
    api.sessions.publicReport({ urlIdentifier }, { token: token ?? '' }, { signal }),
  );
  useAgencyPage(request.data?.agency);

  const isOver =
    request.status === 'error' && isApiError(request.error) && [401, 410, 422].includes(request.error.status);

  const isReplaced = isOver && isApiError(request.error) && request.error.code === 'report.replaced';

  if (token === null || isOver)
    return (
      <AccessForm
        urlIdentifier={urlIdentifier}
        {...(isReplaced ? { notice: errorText(request.error) } : {})}
        onOpen={(proof) => {
          slot.write(proof);
          setOpened(proof);
        }}
      />
    );
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  if (!request.data)
    return (
      <LoadingState>
        <Skeleton width="60%" height={44} />
        <Skeleton variant="rounded" height={120} sx={{ marginBlock: 2 }} />
        <Skeleton variant="rounded" height={420} />
      </LoadingState>
    );

  return (
    <ReportPage
      key={token}
      urlIdentifier={urlIdentifier}
      token={token}
      report={request.data}
      onLeave={() => {
        slot.clear();
        setOpened(null);
      }}
    />
  );
};

export default ReportRoute;
