import { useEffect, useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import { remindByLink } from '../data/reminderCalls.ts';

/** Where the way out of a reminder leads: opening it ends them, and one press has them again. */
const RemindersRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isReminded, setIsReminded] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  useDocumentTitle(text('reminders.title'));

  const set = async (press: Press, wanted: boolean) =>
    setIsReminded(await remindByLink(token, wanted, press));
  const { press: stop } = usePress(async (press) => {
    await set(press, false);
    setError(undefined);
  }, setError);
  useEffect(() => {
    if (token !== '') void stop();
  }, [token, stop]);

  const isRefused = isApiError(error) && [400, 401, 404, 410, 422].includes(error.status);
  if (token === '' || isRefused)
    return (
      <StateCard
        icon={LinkOff}
        headingLevel="h1"
        title={(isRefused && error.message) || text('reminders.badLinkTitle')}
      >
        {text('reminders.badLink')}
      </StateCard>
    );
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void stop()} />;
  if (isReminded === undefined)
    return (
      <LoadingState>
        <Skeleton width="70%" height={44} sx={{ marginInline: 'auto' }} />
        <Skeleton width="90%" height={28} sx={{ marginInline: 'auto' }} />
      </LoadingState>
    );
  return (
    <StateCard
      icon={isReminded ? Notifications : NotificationsOff}
      headingLevel="h1"
      title={text(isReminded ? 'reminders.resumed' : 'reminders.stopped')}
      action={
        <SendButton
          key={String(isReminded)}
          variant={isReminded ? 'text' : 'contained'}
          color={isReminded ? 'inherit' : 'primary'}
          onSend={(press) => set(press, !isReminded)}
        >
          {text(isReminded ? 'reminders.stop' : 'reminders.resume')}
        </SendButton>
      }
    >
      <span role="status">{text(isReminded ? 'reminders.resumedText' : 'reminders.stoppedText')}</span>
    </StateCard>
  );
};

export default RemindersRoute;
