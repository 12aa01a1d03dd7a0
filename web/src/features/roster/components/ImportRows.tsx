import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportedRow } from '@domain/roster/roster.api.ts';
import { isCsvField } from '@domain/roster/roster-import.schema.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Each row of an imported file with its preview or result; errors first. */
export const ImportRows = ({
  rows,
  isDone,
}: {
  readonly rows: readonly ImportedRow[];
  readonly isDone: boolean;
}) => {
  const text = useText();
  const sorted = [...rows].sort((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'));

  return (
    <Table
      size="small"
      aria-label={text('roster.importTitle')}
      sx={{ '& .MuiTableCell-root': { paddingInline: { xs: 0.75, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{text('roster.importLine')}</TableCell>
          <TableCell>{text('roster.importName')}</TableCell>
          <TableCell>{text('roster.importResult')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ line, fullName, email, outcome, property, message }) => (
          <TableRow key={line}>
            <TableCell>{line}</TableCell>
            <TableCell>
              <bdi>{fullName}</bdi>
              <Muted sx={{ overflowWrap: 'anywhere' }}>{email}</Muted>
            </TableCell>
            <TableCell>
              {text(`${isDone ? 'roster.imported' : 'roster.import'}.${outcome}`)}
              {message && (
                <Typography variant="body2" color="error">
                  {isCsvField(property) ? `${text(`roster.importField.${property}`)}: ${message}` : message}
                </Typography>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
