import { useMemo } from 'react';
import type { EnquiryRow } from '@domain/enquiries/enquiries.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';

/** Export columns of a message: its card's, plus the full text. */
export const useEnquiryColumns = (): readonly FileColumn<EnquiryRow>[] => {
  const text = useText();

  return useMemo(() => {
    const view = {
      name: ({ name }) => name,
      writer: ({ writer }) => text(`enquiries.writer.${writer}`),
      company: ({ companyName }) => companyName ?? '',
      project: ({ projectName }) => projectName ?? '',
      state: ({ state }) => text(`enquiries.state.${state}`),
      created: ({ createdAt }) => createdAt,
      message: ({ message }) => message,
    } satisfies Readonly<Record<string, (row: EnquiryRow) => string>>;

    return getFileColumns(view, (field) => text(`enquiries.column.${field}`));
  }, [text]);
};
