import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditRow } from '@domain/audit/audit.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Disclosure } from '../../../components/pricing/Disclosure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { ChosenAudit } from '../data/useAuditChoice.ts';
import { pageOfRecord } from '../data/recordLinks.ts';
import { Differences } from './Differences.tsx';
import { useAuditWords } from './useAuditWords.ts';

interface Props {
  readonly row: AuditRow;
  readonly agencyId: string;
  readonly chosen: ChosenAudit;
}

/** Who acted, and as whom, by which key and on whose behalf. */
const Actor = ({ row: { by, as, onBehalfOf } }: Pick<Props, 'row'>) => {
  const text = useText();
  const words = useAuditWords();
  return (
    <>
      <bdi>{words.ofActor(by)}</bdi>
      {as && <> · {text('audit.as', { name: words.ofPerson(as) })}</>}
      {onBehalfOf && <> · {text('audit.onBehalfOf', { name: words.ofPerson(onBehalfOf) })}</>}
    </>
  );
};

/** The record that was changed: its kind and name, with a link where the admin has a page of it. */
const ChangedRecord = ({ row: { subject, subjectName }, agencyId }: Pick<Props, 'row' | 'agencyId'>) => {
  const words = useAuditWords();
  const page = pageOfRecord(subject, agencyId);
  const kind = words.ofRecord(subject);
  const label = subjectName === null ? kind : `${kind}: ${subjectName}`;
  return page === undefined ? (
    <span>{label}</span>
  ) : (
    <Link component={RouterLink} to={page}>
      {label}
    </Link>
  );
};

/** One change: when, who, what and to which record; opened, what became of each field. */
export const AuditEntry = ({ row, agencyId, chosen: { choice, choose } }: Props) => {
  const text = useText();
  const words = useAuditWords();
  const dates = useDates();
  const { at, action, subject, seq, erasedAt } = row;
  return (
    <Card component="li" sx={{ padding: 2, display: 'grid', gap: 0.5 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <DateText instant={at} withZone />
        {seq !== null && <> · {text('audit.number', { seq })}</>}
      </Typography>
      <Typography variant="subtitle2" component="h2">
        {words.ofAction(action)}
      </Typography>
      <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Actor row={row} />
      </Typography>
      <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <ChangedRecord row={row} agencyId={agencyId} />
      </Typography>
      {erasedAt !== null && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {text('audit.erased', { moment: dates.full(erasedAt) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Disclosure opensRow label={text('audit.show')}>
            {() => <Differences row={row} />}
          </Disclosure>
        </Box>
        {choice.record !== subject && (
          <Button size="small" color="inherit" onClick={() => choose({ record: subject })}>
            {text('audit.thisRecord')}
          </Button>
        )}
      </Box>
    </Card>
  );
};
