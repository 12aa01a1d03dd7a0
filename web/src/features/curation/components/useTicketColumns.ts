import { useCallback } from 'react';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { fileColumns } from '../../../components/lists/fileColumns.ts';
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
      return fileColumns(told, (field) => text(`tickets.column.${field}`));
    },
    [dates, languageName, text],
  );
};
