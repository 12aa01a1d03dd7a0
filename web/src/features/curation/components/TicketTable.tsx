import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface Props {
  /** Which of the tables it is: each keeps its own choice of columns. */
  readonly kind: 'mine' | 'available';
  readonly title: string;
  readonly empty: string;
  readonly tickets: readonly CurationTicket[];
}

/** Tickets of one kind: a language, and how much there is to hear. */
export const TicketTable = ({ kind, title, empty, tickets }: Props) => {
  const text = useText();
  const nameOf = useLanguageName();
  const columns = useMemo(
    (): readonly DataColumn<CurationTicket>[] => [
      {
        field: 'language',
        label: text('curation.language'),
        cell: ({ language }) => nameOf(language),
        share: 2,
      },
      {
        field: 'talents',
        label: text('curation.talents'),
        cell: ({ talents }) => talents,
        numeric: true,
      },
      {
        field: 'demos',
        label: text('curation.demos'),
        cell: ({ totalAudioDemos }) => totalAudioDemos,
        numeric: true,
      },
      {
        field: 'since',
        label: text('curation.since'),
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 130,
      },
    ],
    [nameOf, text],
  );
  return (
    <SectionCard title={title} count={tickets.length}>
      <DataTable
        name={`tickets.${kind}`}
        label={title}
        columns={columns}
        rows={tickets}
        empty={<Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      />
    </SectionCard>
  );
};
