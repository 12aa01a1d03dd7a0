import { useMemo } from 'react';
import type { EnquiryRow } from '@domain/enquiries/enquiries.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';

/** What a file says of a message: what its card does, and all of what was written. */
export const useEnquiryColumns = (): readonly FileColumn<EnquiryRow>[] => {
  const text = useText();
  return useMemo(() => {
    const told: Readonly<
      Record<'name' | 'writer' | 'company' | 'project' | 'state' | 'created', (row: EnquiryRow) => string>
    > = {
      name: ({ name }) => name,
      writer: ({ writer }) => text(`enquiries.writer.${writer}`),
      company: ({ companyName }) => companyName ?? '',
      project: ({ projectName }) => projectName ?? '',
      state: ({ state }) => text(`enquiries.state.${state}`),
      created: ({ createdAt }) => createdAt,
    };
    const fields = Object.keys(told) as (keyof typeof told)[];
    return [
      ...fields.map((field) => ({ field, label: text(`enquiries.column.${field}`), plain: told[field] })),
      { field: 'message', label: text('enquiries.message'), plain: ({ message }) => message },
    ];
  }, [text]);
};
