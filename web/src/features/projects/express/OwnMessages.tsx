import Typography from '@mui/material/Typography';
import type { OwnMessage } from '@domain/enquiries/enquiries.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const Message = ({ message: { message, createdAt, answers } }: { readonly message: OwnMessage }) => {
  const text = useText();

  return (
    <Stack component="li" gap={1}>
      <div>
        <Muted variant="caption">
          {text('express.youWrote')} · <DateText instant={createdAt} withTime />
        </Muted>
        <Typography dir="auto" sx={WORDS}>
          {message}
        </Typography>
      </div>
      {answers.map(({ text: answer, at }) => (
        <div key={at}>
          <Muted variant="caption">
            {text('express.agencyAnswered')} · <DateText instant={at} withTime />
          </Muted>
          <Typography dir="auto" sx={WORDS}>
            {answer}
          </Typography>
        </div>
      ))}
      {answers.length === 0 && <Muted>{text('express.notAnswered')}</Muted>}
    </Stack>
  );
};

/** A person's messages about a project with the agency's answers, newest first. */
export const OwnMessages = ({ messages }: { readonly messages: readonly OwnMessage[] }) => {
  const text = useText();
  if (messages.length === 0) return <Muted>{text('express.noMessages')}</Muted>;

  return (
    <PlainList gap={2.5} aria-label={text('express.messages')}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </PlainList>
  );
};
