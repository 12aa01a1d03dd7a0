import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { standings, type RateTable, type TableStanding } from '@domain/pricing/rate-tables.ts';
import { moneyText } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { shareText } from '../../../lib/pricing/priceFigures.ts';
import { utcDay } from '../data/day.ts';

/** What a narrow window has no room for. */
const FROM_WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const LOOKS = {
  counts: { tone: 'positive', icon: CheckCircle },
  comes: { tone: 'waiting', icon: Schedule },
  over: { tone: 'neutral', icon: History },
} as const satisfies Readonly<Record<TableStanding, object>>;

/** All versions, the latest first, and which of them counts now. */
export const RateTableList = ({ tables }: { readonly tables: readonly RateTable[] }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const standing = standings(tables, utcDay());
  return (
    <TableContainer
      sx={(theme) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '8px',
        backgroundColor: 'background.paper',
      })}
    >
      <Table size="small" aria-label={text('rateTables.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('rateTables.column.version')}</TableCell>
            <TableCell>{text('rateTables.column.from')}</TableCell>
            <TableCell>{text('rateTables.column.standing')}</TableCell>
            <TableCell align="right" sx={FROM_WIDE}>
              {text('rateTables.column.session')}
            </TableCell>
            <TableCell align="right" sx={FROM_WIDE}>
              {text('rateTables.column.express')}
            </TableCell>
            <TableCell align="right" sx={FROM_WIDE}>
              {text('rateTables.column.made')}
            </TableCell>
            <TableCell>
              <span className="visually-hidden">{text('rateTables.column.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tables.map((table) => {
            const { version } = table;
            const stands = standing.get(version) ?? 'over';
            return (
              <TableRow
                key={version}
                hover
                sx={{ height: 52, '&:last-child td, &:last-child th': { border: 0 } }}
              >
                <TableCell component="th" scope="row" sx={{ fontWeight: stands === 'counts' ? 600 : 400 }}>
                  {text('rateTables.version', { version })}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dates.day(table.validFrom)}</TableCell>
                <TableCell>
                  <StateChip {...LOOKS[stands]} label={text(`rateTables.standing.${stands}`)} />
                </TableCell>
                <TableCell align="right" sx={FROM_WIDE}>
                  {moneyText(table.sessionFirstHour, table.currency, locale)}
                </TableCell>
                <TableCell align="right" sx={FROM_WIDE}>
                  +{shareText(table.expressSurcharge, locale)}
                </TableCell>
                <TableCell align="right" sx={{ ...FROM_WIDE, color: 'text.secondary' }}>
                  <DateText instant={table.createdAt} />
                </TableCell>
                <TableCell align="right">
                  <Box sx={{ whiteSpace: 'nowrap' }}>
                    <Button
                      size="small"
                      color="inherit"
                      variant="outlined"
                      component={Link}
                      to={paths.newRateTable.href(version)}
                      aria-label={text('rateTables.copyOf', { version })}
                    >
                      {text('rateTables.copy')}
                    </Button>
                  </Box>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
