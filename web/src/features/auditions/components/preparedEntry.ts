import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { getFirstReply, type EmbeddedData } from '../../../lib/pageData.ts';
import {
  CallbackDirection,
  ChangedRequest,
  ClosedAudition,
  ConfidentialityCard,
  DeclinedRequest,
} from './news.ts';
import { ScriptPdfLink, SentTake } from './takes.ts';

/** Loads the parts that few requests have, if the opened one has them. */
export const prepareEntry = async (brought: EmbeddedData | 'all'): Promise<void> => {
  if (brought === 'all') {
    await Promise.all(
      [
        CallbackDirection,
        ChangedRequest,
        ClosedAudition,
        ConfidentialityCard,
        DeclinedRequest,
        ScriptPdfLink,
        SentTake,
      ].map(({ load }) => load()),
    );

    return;
  }

  const entry = getFirstReply(brought) as AuditionEntryPage | undefined;
  const isCancelled = brought.answers.some(
    (answer) => 'error' in answer && answer.error.code === 'audition.cancelled',
  );

  await Promise.all([
    entry && (entry.direction !== '' || entry.clip) && CallbackDirection.load(),
    entry?.changedAt && ChangedRequest.load(),
    entry?.state === 'declined' && DeclinedRequest.load(),
    entry?.confidentiality && ConfidentialityCard.load(),
    entry?.scriptPdf && ScriptPdfLink.load(),
    (isCancelled || (entry && entry.state !== 'open' && entry.state !== 'declined')) && ClosedAudition.load(),
    entry?.state === 'uploaded' && SentTake.load(),
  ]);
};
