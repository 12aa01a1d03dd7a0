import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConnectionCheck } from '@domain/connection/connection.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../components/DateText.tsx';
import { RowList } from '../../components/RowList.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { useDates, type AnyInstant } from '../../lib/dates.ts';
import { useCatalogLabel } from '../../lib/reference.ts';
import { useFigures } from './useFigures.ts';

/** A completed check, as stored or as serialised. */
export type PastCheck = Omit<ConnectionCheck, 'at'> & { readonly at: AnyInstant };

/** Returns a check's result in one line: "Good · 12 ms · 48 kHz". */
export const useCheckResultText = () => {
  const qualityOf = useCatalogLabel('CONNECTION_QUALITY');
  const toFigures = useFigures();
  return (check: PastCheck): string =>
    joinDotted([check.quality ? qualityOf(check.quality) : '', ...toFigures(check)]);
};

/** Completed checks, newest first. */
export const ConnectionHistory = ({ history }: { readonly history: readonly PastCheck[] }) => {
  const text = useText();
  const dates = useDates();
  const measured = useCheckResultText();
  if (history.length === 0) return null;

  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {text('connection.history')}
      </Typography>
      <RowList label={text('connection.history')}>
        {history.map((check) => (
          <li key={`${dates.iso(check.at)}${check.status}`}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <DateText instant={check.at} withTime /> · {text(`connection.${check.status}`)}
              <Muted sx={{ overflowWrap: 'anywhere' }}>
                {[measured(check), check.comment].filter(Boolean).join('. ')}
              </Muted>
            </Box>
          </li>
        ))}
      </RowList>
    </div>
  );
};
