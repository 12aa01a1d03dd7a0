import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Payouts } from '../data/usePayouts.ts';

const LOOKS = {
  issued: { tone: 'waiting', icon: HourglassEmpty },
  accepted: { tone: 'positive', icon: CheckCircle },
  rejected: { tone: 'negative', icon: Block },
  replaced: { tone: 'neutral', icon: Block },
} as const;

interface Props {
  readonly papers: Payouts['papers'];
  readonly onChanged: () => void;
}

/** Invoices issued in talents' names, with their answers; a rejected one can be issued again. */
export const PapersPanel = ({ papers, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  if (papers.error === undefined && !papers.data?.length) return null;

  return (
    <SectionCard title={text('payoutRuns.papers')} lead={text('payoutRuns.papersLead')}>
      {papers.error !== undefined && <ErrorState error={papers.error} onRetry={papers.reload} />}
      <PlainList gap={1.5} aria-label={text('payoutRuns.papers')}>
        {(papers.data ?? []).map(({ id, number, talentName, issuedOn, net, currency, state, reason }) => (
          <Row key={id} component="li" gap={1} align="center">
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography>{joinDotted([number, talentName || text('payoutRuns.gone')])}</Typography>
              <Muted>{joinDotted([dates.day(issuedOn), formatMoney(net, currency, locale)])}</Muted>
              {reason !== '' && <Typography variant="body2">{reason}</Typography>}
            </Box>
            <StateChip {...LOOKS[state]} label={text(`payoutRuns.paper.${state}`)} />
            <SendButton
              size="small"
              color="inherit"
              startIcon={<Download />}
              aria-label={text('payoutRuns.pdfOf', { number })}
              onSend={() => download(api.selfBilling.paper, { params: { id }, name: `${number}.pdf` })}
            >
              {text('payoutRuns.pdf')}
            </SendButton>
            {state === 'rejected' && (
              <SendButton
                size="small"
                variant="outlined"
                aria-label={text('payoutRuns.reissueOne', { number })}
                onSend={async (submission) => {
                  await api.selfBilling.reissue({ id }, submission);
                  onChanged();
                }}
              >
                {text('payoutRuns.reissue')}
              </SendButton>
            )}
          </Row>
        ))}
      </PlainList>
    </SectionCard>
  );
};
