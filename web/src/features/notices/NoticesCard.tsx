import type { User } from '@domain/accounts/accounts.ts';
import { noticeChoiceSchema } from '@domain/notices/notices.schema.ts';
import {
  getNoticeChoice,
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
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { TryChatButton } from './TryChatButton.tsx';

const toggle = (choice: NoticeChoice, channel: NoticeChannel, kind: NoticeKind): NoticeChoice => {
  const muted = choice.muted[channel];
  const next = muted.includes(kind) ? muted.filter((each) => each !== kind) : [...muted, kind];
  return { ...choice, muted: { ...choice.muted, [channel]: next } };
};

/** Chooses by which channels a person gets which notices. Saves automatically. */
export const NoticesCard = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const user = useLiveDoc<User>(`users/${uid}`);
  const stored = getNoticeChoice(user.data?.noticeChoice);
  // Compared as one value: a table of choices is stored whole.
  const saved = useOptimistic<string>(JSON.stringify(stored), (next, submission) =>
    api.notices.choose(JSON.parse(next) as NoticeChoice, submission),
  );
  const choice = JSON.parse(saved.shown) as NoticeChoice;

  return (
    <div id="notices">
      <SectionCard title={text('notices.title')} lead={text('notices.lead')}>
        {user.status === 'error' ? (
          <ErrorState error={user.error} onRetry={user.retry} />
        ) : (
          <Stack>
            {user.status === 'loading' && <LoadingState>{null}</LoadingState>}
            <ChannelTable
              choice={choice}
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
    </div>
  );
};
