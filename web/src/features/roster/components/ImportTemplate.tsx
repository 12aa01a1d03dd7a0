import Button from '@mui/material/Button';
import { CSV_FIELDS } from '@domain/roster/roster-import.schema.ts';
import { BYTE_ORDER_MARK, getDefaultCsvLayout, toCsvLines } from '@domain/values/csv.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { save } from '../../../lib/http/download.ts';

/** Downloads an empty file with the columns that an import reads, for the spreadsheets of the user's language. */
export const ImportTemplate = () => {
  const text = useText();
  const { locale } = useLocale();

  const download = () => {
    const header = toCsvLines(
      [CSV_FIELDS.map((field) => text(`roster.importField.${field}`))],
      getDefaultCsvLayout(locale),
    );
    save(
      new Blob([BYTE_ORDER_MARK, header], { type: 'text/csv;charset=utf-8' }),
      `${text('roster.importTemplateFile')}.csv`,
    );
  };

  return (
    <Button color="inherit" onClick={download}>
      {text('roster.importTemplate')}
    </Button>
  );
};
