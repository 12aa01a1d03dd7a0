import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly tickets: readonly CurationTicket[];
}

/** Tickets of one kind: a language, and how much there is to hear. */
export const TicketTable = ({ title, empty, tickets }: Props) => {
  const text = useText();
  const nameOf = useLanguageName();
  return (
    <SectionCard title={title} count={tickets.length}>
      {tickets.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{text('curation.language')}</TableCell>
              <TableCell align="right">{text('curation.talents')}</TableCell>
              <TableCell align="right">{text('curation.demos')}</TableCell>
              <TableCell align="right">{text('curation.since')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tickets.map((ticket) => (
              <TableRow key={ticket.id} sx={{ '&:last-child td': { border: 0 } }}>
                <TableCell sx={{ fontWeight: 560 }}>{nameOf(ticket.language)}</TableCell>
                <TableCell align="right">{ticket.talents}</TableCell>
                <TableCell align="right">{ticket.totalAudioDemos}</TableCell>
                <TableCell align="right">
                  <DateText instant={ticket.createdAt} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SectionCard>
  );
};
