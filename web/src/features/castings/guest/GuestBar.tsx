import { useEffect } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { guestNameSchema } from '@domain/castings/guests.schema.ts';
import { exactly } from '@domain/messages/yup.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { settle } from '../../../components/form/settle.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { saveName } from './guestCalls.ts';
import { enterRoom, useRoom } from './guestRoom.ts';
import { useGone } from './useGone.ts';

const schema = exactly({ name: guestNameSchema });

interface Props {
  readonly link: string;
  readonly onGone: () => void;
}

const NameForm = ({ link, onGone, name }: Props & { readonly name: string }) => {
  const text = useText();
  const toasts = useToasts();
  const orGone = useGone(onGone);
  const submit = useSubmit<{ name: string }>(async (values, { press, helpers }) => {
    await orGone(() => saveName(link, values.name, press));
    settle(helpers, values);
    toasts.success(text('guest.nameSaved'));
  });
  return (
    <AppFormik initialValues={{ name }} validationSchema={schema} onSubmit={submit}>
      <Form noValidate>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: '1 1 180px' }}>
            <FormTextField
              name="name"
              label={text('guest.name')}
              autoComplete="name"
              maxLength={NAME_MAX}
              helperText={text('guest.nameHint')}
            />
          </Box>
          <SubmitButton variant="outlined" size="large">
            {text('guest.saveName')}
          </SubmitButton>
        </Box>
      </Form>
    </AppFormik>
  );
};

/** What a guest is asked on a shared page, who reads it, and by which name they go. */
export const GuestBar = ({ link, onGone }: Props) => {
  const text = useText();
  const room = useRoom(link);
  const isIn = room !== undefined;
  const { status, error, reload } = useRequest(isIn ? null : `enter:${link}`, () => enterRoom(link));
  useEffect(() => {
    if (room && !room.asksVotes) onGone();
  }, [room, onGone]);
  if (!room) return !isIn && status === 'error' ? <ErrorState error={error} onRetry={reload} /> : null;
  return (
    <Card sx={{ padding: 2, marginBottom: 2, display: 'grid', gap: 1.5 }}>
      <Typography>
        {text('guest.lead')} {text(room.sharesComments ? 'guest.leadShared' : 'guest.leadOwn')}
      </Typography>
      <NameForm link={link} onGone={onGone} name={room.name} />
    </Card>
  );
};
