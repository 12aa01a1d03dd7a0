import { AUDITION_ANSWERS, type AuditionAnswer } from '@domain/auditions/answers.ts';
import { getAnswer } from '@domain/auditions/request-stage.ts';
import { DateText } from '../../../components/DateText.tsx';
import { DueDate } from '../../../components/DueDate.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { SentRequest } from './requests.ts';

/** A sent request: recipients, deadline, and answers. */
export const CellRequest = ({ entries }: { readonly entries: SentRequest }) => {
  const text = useText();
  const [{ deadline, outcomeBy }] = entries;
  const count = (answer: AuditionAnswer) => entries.filter((entry) => getAnswer(entry) === answer).length;

  return (
    <Muted variant="caption" component="p" sx={{ paddingInline: 1 }}>
      {text('auditions.request', { count: entries.length })}, {text('auditions.until')}{' '}
      <DueDate instant={deadline} />
      {AUDITION_ANSWERS.filter((answer) => count(answer) > 0).map((answer) => (
        <span key={answer}>
          {' · '}
          {text(`auditions.answers.${answer}`, { count: count(answer) })}
        </span>
      ))}
      {outcomeBy && (
        <>
          {' · '}
          {text('auditions.hearBy')} <DateText instant={outcomeBy} />
        </>
      )}
    </Muted>
  );
};
