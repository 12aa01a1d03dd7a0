import { useEffect, type ReactNode } from 'react';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { LinkKind } from '../data/sharedLink.ts';
import { useLinkPreview } from '../data/usePreview.ts';
import { GuestGate } from './guestParts.ts';
import { PreviewOutcome } from './PreviewOutcome.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import { PreviewView } from './PreviewView.tsx';

/** A visit is noted once the page has what it needs itself. */
const NOTED_AFTER_MS = 3000;

interface Props {
  readonly kind: LinkKind;
  /** The identifier in its address, or the id of what it is of. */
  readonly link: string;
  /** Set where the address names the project by its id, which guests of a link don't get to know. */
  readonly projectId?: string;
  readonly loading?: ReactNode;
}

/** What a public link opens, for anybody who has it: behind its passcode where it has one. */
export const LinkPreview = ({ kind, link, projectId, loading = <PreviewSkeleton /> }: Props) => {
  const { request, audioUrl } = useLinkPreview(kind, link);
  const isOpen = request.status === 'success';
  useEffect(() => {
    if (!isOpen) return undefined;
    const note = async () => (await import('../guest/guestRoom.ts')).noteVisit(link);
    const timer = setTimeout(() => void note().catch(() => undefined), NOTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, link]);

  if (isApiError(request.error) && request.error.code === 'preview.passcode')
    return <GuestGate kind={kind} link={link} />;
  return (
    <PreviewOutcome request={request} loading={loading}>
      {(page) => (
        <PreviewView
          {...{ kind, page, audioUrl, link }}
          {...(projectId === undefined ? {} : { projectId })}
          onGone={request.reload}
        />
      )}
    </PreviewOutcome>
  );
};
