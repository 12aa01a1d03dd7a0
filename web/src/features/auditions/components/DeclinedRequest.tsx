import EventBusy from '@mui/icons-material/EventBusyOutlined';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { api } from '../../../lib/http/api.ts';
import type { StoredAnswer } from './AnswerCard.tsx';

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  readonly onAnswered: (answer: StoredAnswer) => void;
}

/** A declined request; the talent may change their mind until the deadline. */
export const DeclinedRequest = ({ entry, token, onAnswered }: Props) => {
  const text = useText();
  const isOpen = Date.parse(entry.deadline) > useNow();

  return (
    <div role="status" style={{ margin: 'auto' }}>
      <StateCard
        icon={EventBusy}
        headingLevel="h1"
        title={text('upload.declined')}
        action={
          isOpen && (
            <SendButton
              variant="outlined"
              onSend={async (submission) => {
                await api.auditions.answer(
                  { id: entry.id },
                  { token },
                  { answer: 'confirmed', note: '' },
                  submission,
                );
                onAnswered({ isConfirmed: true, refusal: null });
              }}
            >
              {text('upload.canAfterAll')}
            </SendButton>
          )
        }
      >
        <p>
          <bdi>{entry.projectName}</bdi>
          {entry.refusal && (
            <>
              {' · '}
              {text(`auditions.reason.${entry.refusal.reason}`)}
            </>
          )}
        </p>
        {text('upload.declinedThanks')}{' '}
        {isOpen && (
          <>
            {text('upload.declinedText')} <DateText instant={entry.deadline} withZone />.
          </>
        )}
      </StateCard>
    </div>
  );
};
