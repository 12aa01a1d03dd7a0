import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { User } from '@domain/accounts/accounts.ts';
import { noticeChoiceSchema } from '@domain/notices/notices.schema.ts';
import {
  DEFAULT_NOTICE_CHOICE,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
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
import { SendButton } from '../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

const toggle = (choice: NoticeChoice, channel: NoticeChannel, kind: NoticeKind): NoticeChoice => {
  const muted = choice.muted[channel];
  const next = muted.includes(kind) ? muted.filter((each) => each !== kind) : [...muted, kind];
  return { ...choice, muted: { ...choice.muted, [channel]: next } };
};

interface TableProps {
  readonly choice: NoticeChoice;
  readonly onToggle: (channel: NoticeChannel, kind: NoticeKind) => void;
}

/** A row for each kind, a column for each channel. */
const ChannelTable = ({ choice, onToggle }: TableProps) => {
  const text = useText();

  return (
    <Box
      component="table"
      sx={{ borderCollapse: 'collapse', '& th, & td': { padding: 0.5, textAlign: 'center' } }}
    >
      <thead>
        <tr>
          <td />
          {NOTICE_CHANNELS.map((channel) => (
            <Typography key={channel} component="th" scope="col" variant="subtitle2" noWrap>
              {text(`notices.channel.${channel}`)}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <Typography
              component="th"
              scope="row"
              variant="body2"
              sx={{ width: 1, '&&': { textAlign: 'start' } }}
            >
              {text(`notices.kind.${kind}`)}
            </Typography>
            {NOTICE_CHANNELS.map((channel) => (
              <td key={channel}>
                <Checkbox
                  checked={!choice.muted[channel].includes(kind)}
                  disabled={channel === 'chat' && choice.chatUrl === ''}
                  onChange={() => onToggle(channel, kind)}
                  slotProps={{
                    input: {
                      'aria-label': `${text(`notices.kind.${kind}`)}: ${text(`notices.channel.${channel}`)}`,
                    },
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

const TryChatButton = () => {
  const text = useText();
  const toasts = useToasts();

  const send = async (submission: Submission) => {
    const { fault } = await api.notices.tryChat(submission);
    if (fault === null) toasts.success(text('notices.chatTried'));
    else toasts.error(text('notices.chatFailed'));
  };

  return (
    <SendButton variant="outlined" color="inherit" onSend={send} sx={{ justifySelf: 'start' }}>
      {text('notices.tryChat')}
    </SendButton>
  );
};

/** Chooses by which channels a person gets which notices. Saves automatically. */
export const NoticesCard = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const user = useLiveDoc<User>(`users/${uid}`);
  const stored = user.data?.noticeChoice ?? DEFAULT_NOTICE_CHOICE;
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
