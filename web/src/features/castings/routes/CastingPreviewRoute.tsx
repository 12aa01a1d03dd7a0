import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../lib/http/apiError.ts';
import { GuestGate } from '../components/guestParts.ts';
import { PreviewOutcome } from '../components/PreviewOutcome.tsx';
import { PreviewSkeleton } from '../components/PreviewSkeleton.tsx';
import { PreviewView } from '../components/PreviewView.tsx';
import { useCastingPreview } from '../data/usePreview.ts';

/** A visit is noted once the page has what it needs itself. */
const NOTED_AFTER_MS = 3000;

/** One casting for anybody with its link. */
const CastingPreviewRoute = () => {
  const { urlIdentifier: link = '' } = useParams();
  const { request, audioUrl } = useCastingPreview(link);
  const isOpen = request.status === 'success';
  useEffect(() => {
    if (!isOpen) return undefined;
    const note = async () => (await import('../guest/guestRoom.ts')).noteVisit(link);
    const timer = setTimeout(() => void note().catch(() => undefined), NOTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, link]);

  if (isApiError(request.error) && request.error.code === 'preview.passcode')
    return <GuestGate link={link} />;
  return (
    <PreviewOutcome request={request} loading={<PreviewSkeleton />}>
      {(page) => <PreviewView page={page} audioUrl={audioUrl} link={link} onGone={request.reload} />}
    </PreviewOutcome>
  );
};

export default CastingPreviewRoute;
