import { useId } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportedColumn } from '@domain/roster/roster.api.ts';
import { CSV_FIELDS, isCsvField, type CsvField } from '@domain/roster/roster-import.schema.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { getUnmatchedFields } from './useImport.ts';

const NONE = 'none';

/** Matches each column of a file to a field or none, with sample values. */
export const ImportColumns = ({
  columns,
  onMatch,
}: {
  readonly columns: readonly ImportedColumn[];
  readonly onMatch: (position: number, field: CsvField | null) => void;
}) => {
  const text = useText();
  const { locale } = useLocale();
  const titleId = useId();
  const missing = getUnmatchedFields(columns);
  const hasLastName = columns.some(({ field }) => field === 'lastName');

  return (
    <Stack component="section" aria-labelledby={titleId} gap={1} sx={{ marginTop: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {text('roster.importColumns')}
      </Typography>
      <Muted>{text('roster.importColumnsLead')}</Muted>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          paddingTop: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {columns.map(({ position, header, samples, field }) => (
          <TextField
            key={position}
            select
            size="small"
            id={`${titleId}-${position}`}
            label={header || text('roster.importColumn', { position })}
            value={field ?? NONE}
            onChange={({ target }) => onMatch(position, isCsvField(target.value) ? target.value : null)}
            helperText={
              samples.length > 0
                ? text('roster.importSamples', { samples: joinDotted(samples) })
                : text('roster.importNoSample')
            }
            slotProps={{ formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
          >
            <MenuItem value={NONE}>{text('roster.importField.none')}</MenuItem>
            {CSV_FIELDS.map((csvField) => (
              <MenuItem key={csvField} value={csvField}>
                {text(`roster.importField.${csvField}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {missing.length > 0 ? (
        <Typography role="alert" variant="body2" color="error">
          {text('roster.importMissing', {
            count: missing.length,
            fields: new Intl.ListFormat(locale).format(
              missing.map((field) => text(`roster.importField.${field}`)),
            ),
          })}
        </Typography>
      ) : (
        !hasLastName && <Muted>{text('roster.importFullName')}</Muted>
      )}
    </Stack>
  );
};
