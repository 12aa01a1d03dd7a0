import { useState } from 'react';
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
import { isSpentLink } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { remindByLink, useRemindersOfLink } from '../data/remindersOfLink.ts';

interface Props {
  readonly token: string;
  readonly wasReminded: boolean;
}

/** The setting, with a button that reverses it. */
const Reminders = ({ token, wasReminded }: Props) => {
  const text = useText();
  const [changed, setChanged] = useState<boolean>();
  const isReminded = changed ?? wasReminded;

  const set = async (submission: Submission) =>
    setChanged(await remindByLink(token, !isReminded, submission));

  const button = (
    <SendButton
      key={String(isReminded)}
      variant={changed === true ? 'text' : 'contained'}
      color={changed === true ? 'inherit' : 'primary'}
      onSend={set}
    >
      {text(isReminded ? 'reminders.stop' : 'reminders.resume')}
    </SendButton>
  );
  if (isReminded && changed === undefined)
    return (
      <StateCard icon={NotificationsOff} headingLevel="h1" title={text('reminders.title')} action={button}>
        {text('reminders.askText')}
      </StateCard>
    );

  return (
    <StateCard
      icon={isReminded ? Notifications : NotificationsOff}
      headingLevel="h1"
      title={text(isReminded ? 'reminders.resumed' : 'reminders.stopped')}
      action={button}
    >
      <span role="status">{text(isReminded ? 'reminders.resumedText' : 'reminders.stoppedText')}</span>
    </StateCard>
  );
};

/** Unsubscribe page of reminders, with a button that subscribes again. */
const RemindersRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const link = useRemindersOfLink(token);
  useDocumentTitle(text('reminders.title'));

  if (token === '' || isSpentLink(link.error))
    return (
      <StateCard icon={LinkOff} headingLevel="h1" title={text('reminders.badLinkTitle')}>
        {text('reminders.badLink')}
      </StateCard>
    );
  if (link.status === 'error') return <ErrorState error={link.error} onRetry={link.reload} />;
  if (link.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={220} sx={{ maxWidth: 440, marginInline: 'auto' }} />
      </LoadingState>
    );

  return <Reminders token={token} wasReminded={link.data.remindersByEmail} />;
};

export default RemindersRoute;
