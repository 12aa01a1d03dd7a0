import { useEffect, useRef, useState } from 'react';
import type { ImportResult, ImportedColumn } from '@domain/roster/roster.api.ts';
import { CSV_MAX, CSV_REQUIRED, type CsvField } from '@domain/roster/roster-import.schema.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { api } from '../../../lib/http/api.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { createAutomaticKey, type Submission } from '../../../lib/submission/submitter.ts';
import { decodeCsv, isWorkbook, type CsvEncoding } from '../data/decodeCsv.ts';

interface DecodedFile {
  readonly fileName: string;
  readonly csv: string;
  readonly encoding: CsvEncoding;
}

/** A file with its column mapping, and each row's preview or result. */
interface CheckedFile extends ImportResult, DecodedFile {
  readonly isDone: boolean;
}

/** Returns required fields without a column. */
export const getUnmatchedFields = (columns: readonly ImportedColumn[]): readonly CsvField[] =>
  CSV_REQUIRED.filter((required) => columns.every(({ field }) => field !== required));

/** Matches a column to a field, and unmatches the field's previous column. */
const matchColumn = (
  columns: readonly ImportedColumn[],
  position: number,
  field: CsvField | null,
): readonly ImportedColumn[] =>
  columns.map((column) => {
    if (column.position === position) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });

const getMatches = (columns: readonly ImportedColumn[]) =>
  columns.flatMap(({ position, field }) => (field === null ? [] : [{ position, field }]));

/** Reads a file, previews it on each mapping change, and imports it. */
export const useImport = () => {
  const text = useText();
  const errorText = useErrorText();
  const [checked, setChecked] = useState<CheckedFile>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const newest = useRef<AbortController>(null);
  useEffect(() => () => newest.current?.abort(), []);

  const stop = () => {
    newest.current?.abort();
    setBusy(false);
    setFault(undefined);
  };

  const preview = async (file: DecodedFile, columns?: readonly ImportedColumn[]) => {
    const { signal } = (newest.current = new AbortController());

    setBusy(true);

    try {
      const { csv } = file;
      const body = { csv, dryRun: true, ...(columns ? { columns: getMatches(columns) } : {}) };
      const answer = await api.roster.import(body, { ...createAutomaticKey(), signal });
      if (!signal.aborted) setChecked({ ...file, ...answer, isDone: false });
    } catch (error) {
      if (signal.aborted) return;
      setFault(errorText(error));
      setChecked((before) => before && { ...before, rows: [] });
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  const read = async (file: File) => {
    stop();
    setChecked(undefined);
    if (file.size > CSV_MAX) return setFault(text('roster.importTooLarge', { max: BULK_MAX }));
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return setFault(text('upload.unreadable'));
    const content = new Uint8Array(bytes);
    if (isWorkbook(content)) return setFault(text('roster.importWorkbook'));
    return preview({ fileName: file.name, ...decodeCsv(content) });
  };

  const match = (position: number, field: CsvField | null) => {
    if (!checked) return;
    stop();
    const columns = matchColumn(checked.columns, position, field);
    const isComplete = getUnmatchedFields(columns).length === 0;
    setChecked({ ...checked, columns, ...(isComplete ? {} : { rows: [] }) });
    if (isComplete) void preview(checked, columns);
  };

  const carryOut = async (submission: Submission) => {
    if (!checked) return;
    const { csv, columns } = checked;
    const body = { csv, dryRun: false, columns: getMatches(columns) };
    const answer = await api.roster.import(body, submission);
    setChecked({ ...checked, ...answer, isDone: true });
  };

  return { checked, fault, busy, read, match, carryOut };
};
