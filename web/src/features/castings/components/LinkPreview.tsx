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
  /** Set where the address names the project by its id, which guests of a link don't get to know. */
  readonly projectId?: string;
  readonly loading?: ReactNode;
}

/** Content of a public link, behind its passcode if it has one. */
export const LinkPreview = ({ kind, link, projectId, loading = <PreviewSkeleton /> }: Props) => {
  const { request, audioUrl } = useLinkPreview(kind, link);
  // Programs that look through emails open links as well: pressing play makes a visitor, loading the page doesn't.
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
          {...{ kind, page, link }}
          audioUrl={playedUrl}
          {...(projectId === undefined ? {} : { projectId })}
          onGone={request.reload}
        />
      )}
    </PreviewOutcome>
  );
};
