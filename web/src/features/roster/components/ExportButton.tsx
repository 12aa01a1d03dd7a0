import { useEffect, useRef, useState } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { RosterFilters } from '@domain/roster/roster-traits.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { save } from '../../../lib/http/download.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { rosterCsv } from '../data/rosterCsv.ts';
import { useCsvColumns } from './useCsvColumns.ts';
import type { TraitOptions } from './useTraitOptions.ts';

interface Props {
  readonly filters: RosterFilters;
  readonly options: TraitOptions;
}

/** Saves all talents that match as a CSV file. It says how far it is, and pressed again it stops. */
export const ExportButton = ({ filters, options }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const columns = useCsvColumns(options);
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRows(0);
    try {
      save(await rosterCsv(filters, columns, setRows, controller.signal), text('roster.exportFile'));
    } catch (error) {
      if (!controller.signal.aborted) toasts.error(errorText(error));
    } finally {
      running.current = null;
      setRows(undefined);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownload />}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {rows === undefined ? text('roster.export') : text('roster.exporting', { count: rows })}
    </Button>
  );
};
