import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DueHealth } from '@domain/health/health.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { useDueHealth } from '../data/useHealth.ts';
import { AutoCheckSection } from './AutoCheckSection.tsx';

const DueRow = ({
  due: { kind, count, since },
  onRun,
}: {
  readonly due: DueHealth['dues'][number];
  readonly onRun: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const work = text(`health.due.${kind}`);

  const run = async (submission: Submission) => {
    const { left } = await api.health.runDue({ kind }, submission);
    if (left > 0) toasts.error(text('health.ranPartly', { work, count: left }));
    else toasts.success(text('health.ran', { work }));
    onRun();
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2">
          {work} · {text('health.late', { count })}
        </Typography>
        <Typography variant="body2">{text(`health.due.${kind}Text`)}</Typography>
        {since !== null && (
          <Muted variant="caption" component="p">
            {text('health.since', { moment: dates.full(since) })}
          </Muted>
        )}
      </Box>
      <SendButton
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={text('health.runFor', { work })}
        onSend={run}
      >
        {text('health.run')}
      </SendButton>
    </Box>
  );
};

/** Overdue scheduled work, with a button to run it now. */
export const DueSection = () => {
  const text = useText();
  const dues = useDueHealth();

  return (
    <AutoCheckSection
      title={text('health.dues')}
      lead={text('health.duesLead')}
      of={dues}
      isWell={(section) => section.dues.every(({ count }) => count === 0)}
    >
      {(section) => {
        const late = section.dues.filter(({ count }) => count > 0);
        if (late.length === 0) return <Typography variant="body2">{text('health.duesNone')}</Typography>;
        return (
          <RowList label={text('health.duesList')}>
            {late.map((due) => (
              <DueRow key={due.kind} due={due} onRun={dues.reload} />
            ))}
          </RowList>
        );
      }}
    </AutoCheckSection>
  );
};
