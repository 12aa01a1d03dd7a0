import { Form } from 'formik';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { PASSCODE_MAX } from '@domain/castings/links.ts';
import { exactly, text as textSchema } from '@domain/messages/yup.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { PreviewOutcome } from '../components/PreviewOutcome.tsx';
import { PreviewSkeleton } from '../components/PreviewSkeleton.tsx';
import { PreviewView } from '../components/PreviewView.tsx';
import type { LinkKind } from '../data/sharedLink.ts';
import { usePreview } from '../data/usePreview.ts';
import { enteredPage, enterRoom } from './guestRoom.ts';

const schema = exactly({ passcode: textSchema().max(PASSCODE_MAX).required() });

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
  const submit = useSubmit<{ passcode: string }>(
    async ({ passcode }) => {
      await enterRoom(link, passcode);
      onEntered();
    },
    (error, helpers) => {
      if (isApiError(error) && error.status === 410) onEntered();
      else helpers.setFieldError('passcode', errorText(error));
    },
  );
  return (
    <StateCard icon={Lock} headingLevel="h1" title={text('guest.passcodeTitle')}>
      {text('guest.passcodeText')}
      <AppFormik initialValues={{ passcode: '' }} validationSchema={schema} onSubmit={submit}>
        <Form noValidate>
          <Box sx={{ display: 'grid', gap: 2, marginTop: 2, textAlign: 'start' }}>
            <FormTextField
              name="passcode"
              label={text('guest.passcode')}
              autoComplete="off"
              maxLength={PASSCODE_MAX}
              required
              autoFocus
            />
            <SubmitButton size="large">{text('guest.enter')}</SubmitButton>
          </Box>
        </Form>
      </AppFormik>
    </StateCard>
  );
};

/** A link with a passcode: asks for it, and shows what is behind it. Who was here before comes in without. */
export const GuestGate = ({ kind, link }: Props) => {
  const { request, audioUrl } = usePreview(`guest:${link}`, () => enteredPage(kind, link));
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
