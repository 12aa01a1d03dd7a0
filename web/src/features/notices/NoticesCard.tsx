import type { User } from '@domain/accounts/accounts.ts';
import { noticeChoiceSchema } from '@domain/notices/notices.schema.ts';
import {
  getNoticeChoice,
  NOTICE_CHANNELS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
} from '@domain/notices/notices.ts';
import { RECEIVER_MAX } from '@domain/webhooks/receiver.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { getFault } from '../../components/form/getFault.ts';
import { SavedField } from '../../components/form/SavedField.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { TryChatButton } from './TryChatButton.tsx';

const toggle = (choice: NoticeChoice, channel: NoticeChannel, kind: NoticeKind): NoticeChoice => {
  const muted = choice.muted[channel];
  const next = muted.includes(kind) ? muted.filter((each) => each !== kind) : [...muted, kind];
  return { ...choice, muted: { ...choice.muted, [channel]: next } };
};

interface Props {
  readonly uid: string;
}

interface ChoiceProps extends Props {
  /** Where notices are pushed: whether a device gets them. */
  readonly hasDevice: boolean | undefined;
}

/** Chooses by which channels a person gets which notices. Saves automatically. */
const ChoiceCard = ({ uid, hasDevice }: ChoiceProps) => {
  const text = useText();
  const user = useLiveDoc<User>(`users/${uid}`);
  const stored = getNoticeChoice(user.data?.noticeChoice);
  // Compared as one value: a table of choices is stored whole.
  const saved = useOptimistic<string>(JSON.stringify(stored), (next, submission) =>
    api.notices.choose(JSON.parse(next) as NoticeChoice, submission),
  );
  const choice = JSON.parse(saved.shown) as NoticeChoice;
  const channels = NOTICE_CHANNELS.filter((channel) => channel !== 'push' || hasDevice !== undefined);
  const unused = [
    ...(hasDevice ? [] : (['push'] as const)),
    ...(choice.chatUrl === '' ? (['chat'] as const) : []),
  ];

  return (
    <SectionCard title={text('notices.title')} lead={text('notices.lead')}>
      {user.status === 'error' ? (
        <ErrorState error={user.error} onRetry={user.retry} />
      ) : (
        <Stack>
          {user.status === 'loading' && <LoadingState>{null}</LoadingState>}
          <ChannelTable
            choice={choice}
            channels={channels}
            unused={unused}
            onToggle={(channel, kind) => saved.change(JSON.stringify(toggle(choice, channel, kind)))}
          />
          {saved.failure !== undefined && (
            <FailedHere error={saved.failure} what={text('common.notSaved')} onRetry={saved.retry} />
          )}
          <SavedField
            label={text('notices.chatUrl')}
            hint={text('notices.chatUrlHint')}
            stored={stored.chatUrl}
            getFault={(value) => getFault(noticeChoiceSchema, 'chatUrl', value)}
            save={({ value }, submission) => api.notices.choose({ ...choice, chatUrl: value }, submission)}
            maxLength={RECEIVER_MAX}
          />
          {stored.chatUrl !== '' && <TryChatButton />}
        </Stack>
      )}
    </SectionCard>
  );
};

/** What a person is notified of, and where. */
export const NoticesCard = ({ uid }: Props) => {
  const { pushKey } = useSignedIn();
  const devices = useRequest(pushKey && 'devices', (signal) => api.notices.devices({ signal }));

  return (
    <Stack id="notices">
      <ChoiceCard uid={uid} hasDevice={pushKey === null ? undefined : devices.data?.length !== 0} />
      {pushKey !== null && <DevicesCard uid={uid} pushKey={pushKey} devices={devices} />}
    </Stack>
  );
};
