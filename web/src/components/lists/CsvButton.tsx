import { useEffect, useRef, useState } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { save } from '../../lib/http/download.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { CsvLayoutMenu } from './CsvLayoutMenu.tsx';
import type { ListFile } from './listFile.ts';
import { SHEET_ROWS_MAX, toSheet } from './sheet.ts';
import { useCsvLayout } from './useCsvLayout.ts';

/** Exports all rows of a filtered list as CSV, with progress; pressing again cancels. */
export const CsvButton = ({ file }: { readonly file: ListFile }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [layout, chooseLayout] = useCsvLayout();
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRows(0);

    try {
      const { content, isCut } = await toSheet(file, layout, setRows, controller.signal);
      save(content, `${file.name}.csv`);
      if (isCut) toasts.info(text('lists.exportCut', { max: SHEET_ROWS_MAX }));
    } catch (error) {
      if (!controller.signal.aborted) toasts.error(errorText(error));
    } finally {
      running.current = null;
      setRows(undefined);
    }
  };

  return (
    <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownload />}
        onClick={() => (running.current ? running.current.abort() : void start())}
      >
        {rows === undefined ? text('lists.export') : text('lists.exporting', { count: rows })}
      </Button>
    </CsvLayoutMenu>
  );
};
