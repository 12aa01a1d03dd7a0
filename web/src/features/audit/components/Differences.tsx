import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditRow } from '@domain/audit/audit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { findDifferences } from '../data/differences.ts';
import { useAuditWords } from './useAuditWords.ts';
import { useValueText } from './useValueText.ts';

const findCurrency = (...values: readonly (string | null)[]): string | undefined => {
  const [, currency] = /"currency":"([A-Z]{3})"/.exec(values.join(' ')) ?? [];
  return currency;
};

/** The changed fields of a record. */
export const Differences = ({ row: { before, after, erasedAt } }: { readonly row: AuditRow }) => {
  const text = useText();
  const words = useAuditWords();
  const valueText = useValueText();
  const differences = findDifferences(before, after);
  if (differences.length === 0)
    return <Muted>{text(erasedAt === null ? 'audit.noValues' : 'audit.valuesErased')}</Muted>;

  const currency = findCurrency(before, after);

  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text('audit.differences')}>
      <Table
        size="small"
        sx={{ minWidth: 360, '& td, & th': { verticalAlign: 'top', overflowWrap: 'break-word' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text('audit.fieldHead')}</TableCell>
            <TableCell>{text('audit.before')}</TableCell>
            <TableCell>{text('audit.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ path, before: was, after: is }) => {
            const field = path.at(-1) ?? '';

            return (
              <TableRow key={path.join('.')}>
                <TableCell component="th" scope="row">
                  {words.ofField(path)}
                </TableCell>
                <TableCell>{valueText(was, field, currency)}</TableCell>
                <TableCell>{valueText(is, field, currency)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};
