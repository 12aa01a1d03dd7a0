import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import type { SelfBilledRow } from '@domain/selfBilling/papers.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../../components/layout/Muted.tsx';
import { PlainList } from '../../../../components/layout/PlainList.tsx';
import { Row } from '../../../../components/layout/Row.tsx';
import { SendButton } from '../../../../components/SendButton.tsx';
import { SectionCard } from '../../../../components/SectionCard.tsx';
import { StateChip } from '../../../../components/StateChip.tsx';
import { useLocale } from '../../../../i18n/localeContext.ts';
import { useText } from '../../../../i18n/useText.ts';
import { useDates } from '../../../../lib/dates.ts';
import { api } from '../../../../lib/http/api.ts';
import { PdfButton } from './PdfButton.tsx';
import { RejectDialog } from './RejectDialog.tsx';

const LOOKS = {
  issued: { tone: 'attention', icon: HourglassEmpty },
  accepted: { tone: 'positive', icon: CheckCircle },
  rejected: { tone: 'negative', icon: Block },
  replaced: { tone: 'neutral', icon: Block },
} as const;

interface Props {
  readonly title: string;
  readonly papers: readonly SelfBilledRow[];
  readonly onChanged: () => void;
}

/** Invoices that the agency issued in the talent's name, to accept or reject. */
export const OwnSelfBilled = ({ title, papers, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const [rejected, setRejected] = useState<SelfBilledRow>();

  return (
    <SectionCard title={title}>
      <PlainList gap={1.5} aria-label={title}>
        {papers.map((paper) => {
          const { id, number, state, reason, issuedOn, net, currency } = paper;
          const day = dates.day(issuedOn);
          return (
            <Row key={id} component="li" gap={1} align="center">
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{number}</Typography>
                <Muted>{text('payPapers.paper', { day, net: formatMoney(net, currency, locale) })}</Muted>
                {reason !== '' && <Muted>{reason}</Muted>}
              </Box>
              <StateChip {...LOOKS[state]} label={text(`payPapers.state.${state}`)} />
              <PdfButton
                call={api.selfBilling.paper}
                id={id}
                name={number}
                label={text('payPapers.pdfOf', { number })}
              />
              {state === 'issued' && (
                <>
                  <SendButton
                    size="small"
                    variant="contained"
                    aria-label={text('payPapers.acceptOne', { number })}
                    onSend={async (submission) => {
                      await api.selfBilling.decide({ id }, { isAccepted: true, reason: '' }, submission);
                      onChanged();
                    }}
                  >
                    {text('payPapers.accept')}
                  </SendButton>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={text('payPapers.rejectOne', { number })}
                    onClick={() => setRejected(paper)}
                  >
                    {text('payPapers.reject')}
                  </Button>
                </>
              )}
            </Row>
          );
        })}
      </PlainList>
      {rejected && (
        <RejectDialog paper={rejected} onDone={onChanged} onClose={() => setRejected(undefined)} />
      )}
    </SectionCard>
  );
};
