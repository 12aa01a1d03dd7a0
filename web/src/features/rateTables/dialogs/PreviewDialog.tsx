import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PreviewedPrice, PriceTotals } from '@domain/pricing/pricing.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { getDifference, toSpan, formatSpan, type Span } from '../../../common/pricing/priceFigures.ts';

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Formats a signed difference; zero has no sign. */
const formatSigned = (span: Span, currency: string, locale: 'en' | 'es'): string => {
  const shown = formatSpan(span, currency, locale);
  return span.lowest > 0 ? `+${shown}` : shown;
};

interface Props {
  readonly version: number;
  /** `YYYY-MM-DD`, in the agency's zone. */
  readonly validFrom: string;
  readonly prices: readonly PreviewedPrice[];
  readonly onSave: (submission: Submission) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Compares real projects' prices now and under an unsaved table, before saving it. */
export const PreviewDialog = ({ version, validFrom, prices, onSave, onCancel }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();

  const formatPrice = (totals: PriceTotals): string => {
    const span = toSpan(totals);
    return span ? formatSpan(span, totals.currency, locale) : text('rateTables.noPrice');
  };

  const formatDifference = ({ now, then }: PreviewedPrice): string => {
    const span = now && toSpan(now) && getDifference(then, now);
    return span ? formatSigned(span, then.currency, locale) : '—';
  };

  return (
    <ConfirmDialog
      open
      strict
      maxWidth={760}
      title={text('rateTables.previewTitle')}
      confirmLabel={text('rateTables.save', { version })}
      cancelLabel={text('rateTables.keepEditing')}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      <Stack>
        <Muted variant="body1">
          {text(prices.length > 0 ? 'rateTables.previewLead' : 'rateTables.previewNone')}
        </Muted>
        {prices.length > 0 && (
          // Focusable, because narrow windows need to scroll it by keyboard.
          <Box
            tabIndex={0}
            role="region"
            aria-label={text('rateTables.previewTitle')}
            sx={{ overflowX: 'auto' }}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('rateTables.column.project')}</TableCell>
                  {(['now', 'then', 'difference'] as const).map((name) => (
                    <TableCell key={name} align="right">
                      {text(`rateTables.column.${name}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {prices.map((price) => (
                  <TableRow key={price.projectId}>
                    <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                      <bdi>{price.name}</bdi>
                    </TableCell>
                    <TableCell align="right" sx={figure}>
                      {price.now ? formatPrice(price.now) : '—'}
                    </TableCell>
                    <TableCell align="right" sx={figure}>
                      {formatPrice(price.then)}
                    </TableCell>
                    <TableCell align="right" sx={{ ...figure, fontWeight: 600 }}>
                      {formatDifference(price)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
        <Typography>{text('rateTables.countsFrom', { version, day: dates.day(validFrom) })}</Typography>
      </Stack>
    </ConfirmDialog>
  );
};
