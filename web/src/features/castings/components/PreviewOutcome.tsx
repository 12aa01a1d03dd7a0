import type { ReactNode } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Request } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly request: Request<PreviewPage>;
  readonly loading: ReactNode;
  readonly children: (page: PreviewPage) => ReactNode;
}

export const PreviewOutcome = ({ request, loading, children }: Props) => {
  const text = useText();
  if (request.status === 'loading') return loading;
  if (request.status === 'success') return children(request.data);
  if (isApiError(request.error) && [404, 410, 422].includes(request.error.status)) {
    const isOff = request.error.status === 410;

    return (
      <StateCard
        icon={LinkOff}
        headingLevel="h1"
        title={text(isOff ? 'preview.offTitle' : 'preview.missingTitle')}
      >
        {text(isOff ? 'preview.offText' : 'preview.missingText')}
      </StateCard>
    );
  }

  return <ErrorState error={request.error} onRetry={request.reload} />;
};
