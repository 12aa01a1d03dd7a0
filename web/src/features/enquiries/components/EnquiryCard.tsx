import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { EnquiryRow } from '@domain/enquiries/enquiries.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { RowTick } from '../../../components/lists/RowTick.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { EnquiryStateChip } from './EnquiryStateChip.tsx';

interface Props {
  readonly row: EnquiryRow;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** An inbox message: sender, subject and start of the text. The card is one link. */
export const EnquiryCard = ({ row, isChosen, onToggle }: Props) => {
  const text = useText();
  const dates = useDates();
  const { id, state, writer, name, message, projectName, companyName, createdAt } = row;
  const called = text('enquiries.rowFor', { name, moment: dates.dateTime(createdAt) });
  const facts = [
    text(`enquiries.writer.${writer}`),
    ...(companyName === null ? [] : [companyName]),
    ...(projectName === null ? [] : [text('enquiries.about', { project: projectName })]),
  ];

  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        padding: 2,
        display: 'grid',
        gap: 0.5,
        '&:hover': { backgroundColor: 'surface.sunken' },
      }}
    >
      <Row isOneLine align="center">
        <RowTick label={text('enquiries.select', { name: called })} checked={isChosen} onToggle={onToggle} />
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={paths.message.href(id)}
            color="inherit"
            underline="hover"
            aria-label={called}
            {...OPENS_ROW}
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            <bdi>{name}</bdi>
          </Link>
        </Typography>
        <EnquiryStateChip state={state} />
      </Row>
      <Muted sx={{ overflowWrap: 'anywhere' }}>{joinDotted(facts)}</Muted>
      <Typography
        variant="body2"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Typography>
      <Muted variant="caption" component="p">
        <DateText instant={createdAt} withTime />
      </Muted>
    </Card>
  );
};
