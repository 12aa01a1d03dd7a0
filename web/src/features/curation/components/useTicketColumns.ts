import { useCallback } from 'react';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** What a file says of a ticket: what its row does. */
export const useTicketColumns = () => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  return useCallback(
    (holderOf: (ticket: CurationTicket) => string): readonly FileColumn<CurationTicket>[] => {
      const told = {
        language: ({ language }) => languageName(language),
        talents: ({ talents }) => String(talents),
        demos: ({ totalAudioDemos }) => String(totalAudioDemos),
        waiting: ({ waitingDemos }) => String(waitingDemos),
        holder: holderOf,
        opened: ({ createdAt }) => dates.iso(createdAt),
        closed: ({ closedAt }) => (closedAt ? dates.iso(closedAt) : ''),
      } satisfies Readonly<Record<string, (ticket: CurationTicket) => string>>;
      const fields = Object.keys(told) as (keyof typeof told)[];
      return fields.map((field) => ({ field, label: text(`tickets.column.${field}`), plain: told[field] }));
    },
    [dates, languageName, text],
  );
};
