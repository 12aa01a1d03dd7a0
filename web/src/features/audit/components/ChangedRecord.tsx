import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditRow } from '@domain/audit/audit.ts';
import { getRecordPage } from '../data/recordLinks.ts';
import { useAuditWords } from './useAuditWords.ts';

/** The kind and name of the record that was changed. */
export const useRecordText = () => {
  const words = useAuditWords();
  return ({ subject, subjectName }: AuditRow): string => {
    const kind = words.ofRecord(subject);
    return subjectName === null ? kind : `${kind}: ${subjectName}`;
  };
};

interface Props {
  readonly row: AuditRow;
  readonly agencyId: string;
}

/** The changed record, linked if the admin has a page for it. */
export const ChangedRecord = ({ row, agencyId }: Props) => {
  const label = useRecordText()(row);
  const page = getRecordPage(row.subject, agencyId);
  if (page === undefined) return <span>{label}</span>;
  return (
    <Link component={RouterLink} to={page}>
      {label}
    </Link>
  );
};
