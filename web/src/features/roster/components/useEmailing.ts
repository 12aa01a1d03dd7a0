import { useCallback, useState } from 'react';
import type { EmailedRow, EmailRecipient } from '@domain/roster/roster-email.api.ts';
import { EMAIL_CHUNK } from '@domain/roster/roster-email.schema.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { sendEmail, type EmailWords } from '../data/emailCalls.ts';

type Outcomes = ReadonlyMap<string, EmailedRow['outcome']>;

export interface Emailing {
  /** What became of those who were written to so far, by talent. */
  readonly outcomes: Outcomes;
  /** Why it stopped before the end; it can be taken up again. */
  readonly fault: string | undefined;
  /** Writes to everyone who has not been written to yet. */
  readonly send: () => Promise<void>;
}

/** Sends an email to many, some at a time, and tells of each as soon as it is known. */
export const useEmailing = (recipients: readonly EmailRecipient[], words: EmailWords): Emailing => {
  const errorText = useErrorText();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [fault, setFault] = useState<string>();
  const send = useCallback(async () => {
    setFault(undefined);
    const waiting = recipients
      .filter(({ talentId, outcome }) => outcome === 'ready' && !outcomes.has(talentId))
      .map(({ talentId }) => talentId);
    try {
      for (let at = 0; at < waiting.length; at += EMAIL_CHUNK) {
        const rows = await sendEmail(waiting.slice(at, at + EMAIL_CHUNK), words);
        const known = rows.map(({ talentId, outcome }) => [talentId, outcome] as const);
        setOutcomes((before) => new Map([...before, ...known]));
      }
    } catch (error) {
      setFault(errorText(error));
    }
  }, [errorText, outcomes, recipients, words]);
  return { outcomes, fault, send };
};
