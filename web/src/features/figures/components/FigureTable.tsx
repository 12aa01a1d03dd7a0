import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BYTE_ORDER_MARK, toCsvLines, type CsvKind } from '@domain/values/csv.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { CsvLayoutMenu } from '../../../components/lists/CsvLayoutMenu.tsx';
import { useCsvLayout } from '../../../components/lists/useCsvLayout.ts';
import { useText } from '../../../i18n/useText.ts';
import { save } from '../../../lib/http/download.ts';

/** A column; the first one names its row. */
export interface FigureColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string;
  /** Heading and value in the exported file, if different. */
  readonly savedHead?: string;
  readonly saved?: (row: Row) => string;
  /** What the exported column contains; a number by default, the first one text. */
  readonly kind?: CsvKind;
}

interface Props<Row> {
  readonly label: string;
  readonly file: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
}

/** A plot's figures as a table, folded under the plot, with CSV export. */
export const FigureTable = <Row,>({ label, file, columns, rows, getKey }: Props<Row>) => {
  const text = useText();
  const [layout, chooseLayout] = useCsvLayout();

  const keep = () => {
    const lines = rows.map((row) => columns.map(({ cell, saved = cell }) => saved(row)));

    const content = [
      BYTE_ORDER_MARK,
      toCsvLines(
        [columns.map(({ head, savedHead = head }) => savedHead), ...lines],
        layout,
        columns.map(({ kind }, index) => kind ?? (index === 0 ? 'text' : 'number')),
      ),
    ];

    save(new Blob(content, { type: 'text/csv;charset=utf-8' }), file);
  };

  return (
    <Box sx={{ marginTop: 2 }}>
      <details>
        <Muted component="summary" sx={{ cursor: 'pointer', paddingBlock: 0.5 }}>
          {text('figures.table')}
        </Muted>
        <TableContainer
          sx={(theme) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: '8px' })}
        >
          <Table size="small" aria-label={label}>
            <TableHead>
              <TableRow>
                {columns.map(({ head }, index) => (
                  <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={getKey(row)} sx={{ '&:last-child td, &:last-child th': { border: 0 } }}>
                  {columns.map(({ head, cell }, index) =>
                    index === 0 ? (
                      <TableCell key={head} component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                        {cell(row)}
                      </TableCell>
                    ) : (
                      <TableCell key={head} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        {cell(row)}
                      </TableCell>
                    ),
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </details>
      <Box sx={{ marginTop: 1 }}>
        <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
          <Button color="inherit" startIcon={<FileDownload />} onClick={keep}>
            {text('figures.save')}
          </Button>
        </CsvLayoutMenu>
      </Box>
    </Box>
  );
};
