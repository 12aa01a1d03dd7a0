import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Typography from '@mui/material/Typography';
import type { ReelFinding } from '@domain/audio/reel/reel.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { formatClockTime } from '../../../components/waveform/clock.ts';
import { useText, type FormatText } from '../../../i18n/useText.ts';

const getAdvice = (text: FormatText, finding: ReelFinding): string => {
  switch (finding.code) {
    case 'slate':
    case 'talkAfter':
      return text(`reel.advice.${finding.code}`, { at: formatClockTime(finding.atMs / 1000) });
    default: {
      const { code, ...values } = finding;
      return text(`reel.advice.${code}`, values);
    }
  }
};

/** Advice on the takes about to be sent, or that they are as requested. */
export const ReelAdvice = ({
  findings,
  takes,
}: {
  readonly findings: readonly ReelFinding[];
  /** Number of takes. */
  readonly takes: number;
}) => {
  const text = useText();
  const isGood = findings.length === 0;
  const Icon = isGood ? CheckCircle : Tune;

  return (
    <Row role="status" isOneLine align="flex-start">
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isGood ? 'success.main' : 'warning.main', marginTop: '1px' }}
      />
      {isGood ? (
        <Typography variant="body2">{text('reel.good', { takes })}</Typography>
      ) : (
        <PlainList gap={0.5} sx={{ minWidth: 0 }}>
          {findings.map((finding) => (
            <Typography key={JSON.stringify(finding)} component="li" variant="body2">
              {getAdvice(text, finding)}
            </Typography>
          ))}
        </PlainList>
      )}
    </Row>
  );
};
