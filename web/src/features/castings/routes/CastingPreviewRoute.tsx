import { useParams } from 'react-router-dom';
import { PreviewOutcome } from '../components/PreviewOutcome.tsx';
import { PreviewSkeleton } from '../components/PreviewSkeleton.tsx';
import { PreviewView } from '../components/PreviewView.tsx';
import { useCastingPreview } from '../data/usePreview.ts';

/** One casting for anybody with its link. */
const CastingPreviewRoute = () => {
  const { urlIdentifier = '' } = useParams();
  const { request, audioUrl } = useCastingPreview(urlIdentifier);
  return (
    <PreviewOutcome request={request} loading={<PreviewSkeleton />}>
      {(page) => <PreviewView page={page} audioUrl={audioUrl} />}
    </PreviewOutcome>
  );
};

export default CastingPreviewRoute;
