import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import type { UseReportView, UseReportState } from '@domain/ledger/use-reports.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

const SettleUseDialog = lazyComponent(() =>
  import('../dialogs/SettleUseDialog.tsx').then((module) => module.SettleUseDialog),
);

const LOOKS = {
  open: { tone: 'attention', icon: HourglassEmpty },
  settled: { tone: 'neutral', icon: CheckCircle },
} as const satisfies Record<UseReportState, object>;

interface Props {
  readonly uses: readonly UseReportView[];
  readonly reader: LicenceReader;
  readonly onChanged: () => void;
}

/** A talent's reports of use beyond a licence with the agency's answers; staff answer here. */
export const UseReports = ({ uses, reader, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const [settling, setSettling] = useState<UseReportView>();

  return (
    <Stack gap={1}>
      <Typography variant="subtitle2" component="h3">
        {text('ledger.uses')}
      </Typography>
      <PlainList gap={1.5}>
        {uses.map((use) => (
          <Stack key={use.id} component="li" gap={0.5} sx={{ overflowWrap: 'anywhere' }}>
            <Row align="center">
              <StateChip
                {...LOOKS[use.state]}
                label={text(use.state === 'open' ? 'ledger.useOpen' : 'ledger.useDebouncedValue')}
              />
              <Muted variant="caption">{text('ledger.useOn', { day: dates.date(use.reportedAt) })}</Muted>
              {use.link !== null && (
                <Link variant="body2" href={use.link} target="_blank" rel="noopener noreferrer">
                  {text('ledger.useLink')}
                </Link>
              )}
            </Row>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {use.text}
            </Typography>
            {use.answer !== null && (
              <Muted sx={{ whiteSpace: 'pre-line' }}>
                {text('ledger.useAnswerIs', { answer: use.answer })}
              </Muted>
            )}
            {reader === 'staff' && use.state === 'open' && (
              <Button
                variant="outlined"
                color="inherit"
                sx={{ justifySelf: 'start' }}
                onClick={() => setSettling(use)}
              >
                {text('ledger.settleUse')}
              </Button>
            )}
          </Stack>
        ))}
      </PlainList>
      {settling && (
        <SettleUseDialog
          use={settling}
          onDone={() => {
            setSettling(undefined);
            onChanged();
          }}
          onClose={() => setSettling(undefined)}
        />
      )}
    </Stack>
  );
};
