import { useRef, useState } from 'react';
import { Form } from 'formik';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addPhone, sendCodeToNew } from '#firebase/secondFactor.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { parsePhone } from './formats.ts';

interface Values {
  readonly phone: string;
}

const EMPTY: Values = { phone: '' };

interface Sent {
  readonly phone: string;
  readonly verificationId: string;
}

/** Adds a phone: first its number, then the code it receives. */
export const PhoneSetup = ({ onAdded }: { readonly onAdded: () => void }) => {
  const text = useText();
  const holder = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<Sent>();

  const submit = useSubmit<Values>(
    async ({ phone: typed }) => {
      const phone = parsePhone(typed);
      if (!holder.current || !phone) return;
      setSent({ phone, verificationId: await sendCodeToNew(phone, holder.current) });
    },
    (error, helpers) => {
      const view = getAuthErrorText(error);
      helpers.setFieldError('phone', 'raw' in view ? view.raw : text(view.id));
    },
  );

  return (
    <>
      {sent ? (
        <Stack>
          <Typography role="status">{text('twoStep.sentTo', { phone: sent.phone })}</Typography>
          <CodeForm
            submitLabel={text('twoStep.addPhone')}
            onCode={async (code) => {
              await addPhone(sent.verificationId, code);
              setSent(undefined);
              onAdded();
            }}
          >
            <Button color="inherit" onClick={() => setSent(undefined)}>
              {text('twoStep.otherNumber')}
            </Button>
          </CodeForm>
        </Stack>
      ) : (
        <AppFormik
          initialValues={EMPTY}
          validate={({ phone }) => (parsePhone(phone) ? {} : { phone: text('twoStep.phoneShape') })}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <Stack component={Form} noValidate align="start" sx={{ maxWidth: 420 }}>
            <FormTextField
              name="phone"
              type="tel"
              label={text('twoStep.phone')}
              helperText={text('twoStep.phoneHint')}
              autoComplete="tel"
            />
            <SubmitButton>{text('twoStep.sendCode')}</SubmitButton>
          </Stack>
        </AppFormik>
      )}
      <div ref={holder} />
    </>
  );
};
