import { useState } from 'react';
import Lock from '@mui/icons-material/LockOutlined';
import { PASSCODE_MAX } from '@domain/castings/links.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { PreviewOutcome } from '../components/PreviewOutcome.tsx';
import { PreviewSkeleton } from '../components/PreviewSkeleton.tsx';
import { PreviewView } from '../components/PreviewView.tsx';
import type { LinkKind } from '../data/sharedLink.ts';
import { usePreview } from '../data/usePreview.ts';
import { loadGuestPage, enterRoom } from './guestRoom.ts';

interface Props {
  readonly kind: LinkKind;
  readonly link: string;
}

interface FormProps {
  readonly link: string;
  readonly onEntered: () => void;
}

const PasscodeForm = ({ link, onEntered }: FormProps) => {
  const text = useText();
  const errorText = useErrorText();
  const [denied, setDenied] = useState<string>();

  const form = usePlainForm({
    initial: { passcode: '' },
    collectFaults: ({ passcode }) =>
      passcode.trim() === '' ? { passcode: text('validation.required') } : {},
    send: async ({ passcode }) => {
      setDenied(undefined);
      await enterRoom(link, passcode);
      onEntered();
    },
    onFailure: (error) => {
      if (isApiError(error) && error.status === 410) onEntered();
      else setDenied(errorText(error));
    },
  });

  return (
    <StateCard icon={Lock} headingLevel="h1" title={text('guest.passcodeTitle')}>
      {text('guest.passcodeText')}
      <form noValidate onSubmit={form.submit}>
        <Stack sx={{ marginTop: 2, textAlign: 'start' }}>
          <PlainText
            name="passcode"
            label={text('guest.passcode')}
            autoComplete="off"
            maxLength={PASSCODE_MAX}
            required
            autoFocus
            value={form.values.passcode}
            onChange={(passcode) => form.change({ passcode })}
            error={form.faults.passcode ?? denied}
          />
          <PlainSubmit form={form}>{text('guest.enter')}</PlainSubmit>
        </Stack>
      </form>
    </StateCard>
  );
};

/** Requests a link's passcode, then shows its content. Returning guests enter without it. */
export const GuestGate = ({ kind, link }: Props) => {
  const { request, audioUrl } = usePreview(`guest:${link}`, () => loadGuestPage(kind, link));
  if (request.status === 'error' && isApiError(request.error) && request.error.status === 403)
    return <PasscodeForm link={link} onEntered={request.reload} />;

  return (
    <PreviewOutcome request={request} loading={<PreviewSkeleton />}>
      {(page) => (
        <PreviewView kind={kind} page={page} audioUrl={audioUrl} link={link} onGone={request.reload} />
      )}
    </PreviewOutcome>
  );
};
