import { useCallback, useState } from 'react';
import type { EmailedRow, EmailRecipient } from '@domain/roster/roster-email.api.ts';
import { EMAIL_CHUNK } from '@domain/roster/roster-email.schema.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';
import type { EmailWords } from '../data/emailWords.ts';
import { toPart } from '../../../lib/submission/submitter.ts';

type Outcomes = ReadonlyMap<string, EmailedRow['outcome']>;

interface Emailing {
  /** Results so far, by talent. */
  readonly outcomes: Outcomes;
  readonly busy: boolean;
  /** Error that stopped it before the end; it can be resumed. */
  readonly fault: string | undefined;
  /** Emails everyone who hasn't been emailed yet. */
  readonly send: () => Promise<void>;
}

const splitRecipients = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / EMAIL_CHUNK) }, (_, index) =>
    ids.slice(index * EMAIL_CHUNK, (index + 1) * EMAIL_CHUNK),
  );

/** Sends an email to many talents, in chunks, and reports each result. */
export const useEmailing = (recipients: readonly EmailRecipient[], words: EmailWords): Emailing => {
  const errorText = useErrorText();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [fault, setFault] = useState<string>();

  const { busy, submit } = useSubmission(
    async (submission) => {
      const ready = recipients.filter(({ outcome }) => outcome === 'ready').map(({ talentId }) => talentId);
      for (const [part, ids] of splitRecipients(ready).entries()) {
        // A chunk is sent whole or not at all; earlier ones aren't sent again.
        if (ids.every((id) => outcomes.has(id))) continue;
        const { rows } = await api.roster.email({ ...words, talentIds: ids }, toPart(submission, part));
        setOutcomes(
          (before) => new Map([...before, ...rows.map((row) => [row.talentId, row.outcome] as const)]),
        );
      }
    },
    (error) => setFault(errorText(error)),
  );

  const send = useCallback(async () => {
    setFault(undefined);
    await submit();
  }, [submit]);

  return { outcomes, busy, fault, send };
};
