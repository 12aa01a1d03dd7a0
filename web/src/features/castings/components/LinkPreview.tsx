import { useCallback, type ReactNode } from 'react';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { LinkKind } from '../data/sharedLink.ts';
import { useLinkPreview, type AudioUrl } from '../data/usePreview.ts';
import { PreviewOutcome } from './PreviewOutcome.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import { PreviewView } from './PreviewView.tsx';

/** Loaded only for links with a passcode. */
const GuestGate = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestGate.tsx'), wantTexts('guests')]))[0].GuestGate,
);

interface Props {
  readonly kind: LinkKind;
  /** The link's identifier, or the record's id. */
  readonly link: string;
  /** Set if the address names the project by id, which guests of a link must not learn. */
  readonly projectId?: string;
  readonly loading?: ReactNode;
}

/** Content of a public link, behind its passcode if it has one. */
export const LinkPreview = ({ kind, link, projectId, loading = <PreviewSkeleton /> }: Props) => {
  const { request, audioUrl } = useLinkPreview(kind, link);

  // Mail scanners open links too, so playing counts as a visit; loading the page doesn't.
  const playedUrl = useCallback(
    (...what: Parameters<AudioUrl>) => {
      const note = async () => (await import('../guest/guestRoom.ts')).getGuestSession(link);
      note().catch(() => undefined);
      return audioUrl(...what);
    },
    [audioUrl, link],
  );

  if (isApiError(request.error) && request.error.code === 'preview.passcode')
    return <GuestGate kind={kind} link={link} />;

  return (
    <PreviewOutcome request={request} loading={loading}>
      {(page) => (
        <PreviewView
          kind={kind}
          page={page}
          link={link}
          audioUrl={playedUrl}
          {...(projectId === undefined ? {} : { projectId })}
          onGone={request.reload}
        />
      )}
    </PreviewOutcome>
  );
};
