import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { createAutomaticKey } from '../../../lib/press/presser.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { saveName } from './guestCalls.ts';
import { enterRoom, isExpected, ownName, useRoom } from './guestRoom.ts';
import { useLinkExpiry } from './useLinkExpiry.ts';

/** Height of the name form, including its text on phones, so content below doesn't move. */
const FORM_HEIGHT = { xs: 192, sm: 94 };

interface Props {
  readonly link: string;
  readonly onGone: () => void;
}

interface FormProps extends Props {
  readonly name: string;
  readonly onSaved: () => void;
}

const NameForm = ({ link, onGone, name, onSaved }: FormProps) => {
  const text = useText();
  const toasts = useToasts();
  const orGone = useLinkExpiry(onGone);
  const form = usePlainForm({
    initial: { name },
    // An empty name restores the previous one.
    collectFaults: () => ({}),
    send: async ({ name: typed }, press) => {
      await orGone(() => saveName(link, typed, press));
      toasts.success(text('guest.nameSaved'));
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <PlainText
            name="name"
            label={text('guest.name')}
            autoComplete="name"
            maxLength={NAME_MAX}
            hint={text('guest.nameHint')}
            value={form.values.name}
            onChange={(typed) => form.change({ name: typed })}
            error={form.faults.name}
          />
        </Box>
        <Box sx={{ paddingTop: { sm: '24px' } }}>
          <PlainSubmit form={form} variant="outlined">
            {text('guest.saveName')}
          </PlainSubmit>
        </Box>
      </Box>
    </form>
  );
};

/** The name a guest votes under, prefilled from the last link. */
const GuestName = ({ link, onGone }: Props) => {
  const text = useText();
  const { session, name } = useRoom(link);
  const [isChanging, setChanging] = useState(false);
  const isNameless = session !== '' && name === '';
  useEffect(() => {
    const known = ownName.read();
    // Saved automatically, so a failure stays silent: the guest can type the name.
    if (isNameless && known) saveName(link, known, createAutomaticKey()).catch(() => undefined);
  }, [isNameless, link]);
  if (name === '' || isChanging)
    return (
      <NameForm
        {...{ link, onGone }}
        name={name || (ownName.read() ?? '')}
        onSaved={() => setChanging(false)}
      />
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>
        {text('guest.votingAs')}{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </Typography>
      <Button size="small" color="inherit" onClick={() => setChanging(true)}>
        {text('guest.changeName')}
      </Button>
    </Box>
  );
};

/** Explains voting on a shared page, with the guest's name and the readers of their feedback. */
export const GuestBar = ({ link, onGone }: Props) => {
  const text = useText();
  const room = useRoom(link);
  const isComing = isExpected(link);
  const { status, error, reload } = useRequest(isComing ? `enter:${link}` : null, () => enterRoom(link));
  useEffect(() => {
    if (!room.asksVotes) onGone();
  }, [room, onGone]);
  if (isComing && status === 'error') return <ErrorState error={error} onRetry={reload} />;
  return (
    <Card sx={{ padding: 2, marginBottom: 2, display: 'grid', gap: 1.5 }}>
      <Typography>
        {text('guest.lead')}
        {room.session !== '' && ` ${text(room.sharesComments ? 'guest.leadShared' : 'guest.leadOwn')}`}
      </Typography>
      {isComing ? (
        <Skeleton variant="rounded" sx={{ height: FORM_HEIGHT }} />
      ) : (
        <GuestName link={link} onGone={onGone} />
      )}
    </Card>
  );
};
