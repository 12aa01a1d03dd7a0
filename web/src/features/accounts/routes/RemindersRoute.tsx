import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { remindByLink } from '../data/reminderCalls.ts';

/** Unsubscribe page of reminders, with a button that subscribes again. */
const RemindersRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isReminded, setIsReminded] = useState<boolean>();
  const [refusal, setRefusal] = useState<string>();
  const toasts = useToasts();
  const errorText = useErrorText();
  useDocumentTitle(text('reminders.title'));

  const set = async (press: Press, wanted: boolean) =>
    setIsReminded(await remindByLink(token, wanted, press));
  const fail = (failure: unknown) => {
    if (isApiError(failure) && [400, 401, 404, 410, 422].includes(failure.status))
      setRefusal(failure.message);
    else toasts.error(errorText(failure));
  };
  if (token === '' || refusal !== undefined)
    return (
      <StateCard icon={LinkOff} headingLevel="h1" title={refusal ?? text('reminders.badLinkTitle')}>
        {text('reminders.badLink')}
      </StateCard>
    );
  if (isReminded === undefined)
    return (
      <StateCard
        icon={NotificationsOff}
        headingLevel="h1"
        title={text('reminders.title')}
        action={
          <SendButton variant="contained" onSend={(press) => set(press, false)} onFailure={fail}>
            {text('reminders.stop')}
          </SendButton>
        }
      >
        {text('reminders.askText')}
      </StateCard>
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
          onFailure={fail}
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
