import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { createAutomaticKey } from '../../../lib/submission/submitter.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { GuestNameForm } from './GuestNameForm.tsx';
import { saveName } from './guestActions.ts';
import { enterRoom, isExpected, ownName, useRoom } from './guestRoom.ts';

interface Props {
  readonly link: string;
  readonly onGone: () => void;
}

/** The name a guest votes under; one from an earlier link is used again. */
const GuestName = ({ link, onGone }: Props) => {
  const text = useText();
  const { session, name } = useRoom(link);
  const [isChanging, setChanging] = useState(false);
  const isNameless = session !== '' && name === '';

  useEffect(() => {
    const guestName = ownName.read();
    // Saved automatically, so a failure stays silent: the guest is asked after the next vote.
    if (isNameless && guestName) saveName(link, guestName, createAutomaticKey()).catch(() => undefined);
  }, [isNameless, link]);

  if (name === '') return null;
  if (isChanging)
    return <GuestNameForm link={link} onGone={onGone} name={name} onSaved={() => setChanging(false)} />;

  return (
    <Row align="center">
      <Typography>
        {text('guest.votingAs')}{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </Typography>
      <Button size="small" color="inherit" onClick={() => setChanging(true)}>
        {text('guest.changeName')}
      </Button>
    </Row>
  );
};

/** Height of the guest's name, so content below doesn't move. */
const NAME_HEIGHT = 31;

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
    <Stack gap={0.5} sx={{ marginBottom: 1.5 }}>
      <Muted variant="body1">
        {text('guest.lead')}
        {room.session !== '' && ` ${text(room.sharesComments ? 'guest.leadShared' : 'guest.leadOwn')}`}
      </Muted>
      {isComing ? (
        <Skeleton variant="rounded" sx={{ height: NAME_HEIGHT }} />
      ) : (
        <GuestName link={link} onGone={onGone} />
      )}
    </Stack>
  );
};
