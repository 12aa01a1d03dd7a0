import { useMemo } from 'react';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import { listFile, type FileColumn, type RowPages } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/ListTools.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** Export columns of a ticket, like its row. */
const useTicketFileColumns = (): readonly FileColumn<CurationTicket>[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();

  return useMemo(() => {
    const view = {
      language: ({ language }) => languageName(language),
      talents: ({ talents }) => String(talents),
      demos: ({ totalAudioDemos }) => String(totalAudioDemos),
      waiting: ({ waitingDemos }) => String(waitingDemos),
      opened: ({ createdAt }) => dates.iso(createdAt),
      closed: ({ closedAt }) => (closedAt === null ? '' : dates.iso(closedAt)),
    } satisfies Readonly<Record<string, (ticket: CurationTicket) => string>>;
    return getFileColumns(view, (field) => text(`ticketFile.${field}`));
  }, [dates, languageName, text]);
};

interface Props {
  /** Absent without tickets. */
  readonly pages: RowPages<CurationTicket> | undefined;
}

/** Tools of an engineer's ticket list, loaded separately from their first screen. */
export const TicketTools = ({ pages }: Props) => {
  const text = useText();
  const columns = useTicketFileColumns();
  return (
    <ListTools views="ownTickets" file={pages && listFile(text('ticketFile.name'), columns, {}, pages)} />
  );
};
